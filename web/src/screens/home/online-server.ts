/** The server to which a site without one sends people who want to meet online, if it knows one: `https://play.example`. */
export const onlineServer = (): string | undefined => document.documentElement.dataset["server"];
