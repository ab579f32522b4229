/** Return the address of a server for online games, to which a static site may link: `https://play.example`. */
export const onlineServer = (): string | undefined => document.documentElement.dataset["server"];
