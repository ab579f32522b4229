/** The server for online games that a static site links to, if configured: `https://play.example`. */
export const onlineServer = (): string | undefined => document.documentElement.dataset["server"];
