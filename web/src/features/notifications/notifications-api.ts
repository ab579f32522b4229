/** Letters: how this browser, and whoever sits before it, is told something when no page is open. */
import type { Confirmed, Guest, Post, Wishes } from "../../wire/protocol";
import { ask } from "../../net/api";
import { texts } from "../../i18n/texts.svelte";

const PATH = "/api/guest/post";

export const ownPost = (): Promise<Post> => ask("GET", PATH);
export const keepWishes = (wishes: Wishes): Promise<Wishes> => ask("PUT", PATH, wishes);
export const nameAddress = (address: string): Promise<void> => ask("POST", `${PATH}/mail`, { address, language: texts.language });
export const forgetAddress = (): Promise<void> => ask("DELETE", `${PATH}/mail`);

/** Behind a mail. */
export const askForMail = (address: string): Promise<void> => ask("POST", "/api/mail/enter", { address, language: texts.language });
export const confirmAddress = (ticket: string): Promise<Confirmed> => ask("POST", "/api/mail/confirm", { ticket });
export const arriveByMail = (ticket: string): Promise<Guest> => ask("POST", "/api/mail/arrive", { ticket });
export const leaveMail = (leave: string): Promise<void> => ask("POST", `/api/mail/leave/${leave}`);

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Telephones of one maker push to installed sites alone. */
export const canPush = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const raw = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0));
}

/** Only after somebody's tap: it may ask him for leave. `false` if he gives none. */
export async function subscribe(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytes(key);
  // One that was made for another server's key is of no use here.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  await ask("POST", `${PATH}/push`, { endpoint: made.endpoint, keys: { p256dh: made.keys!["p256dh"], auth: made.keys!["auth"] }, language: texts.language });
  return true;
}

/** The server is told first: what it does not send need not be refused. */
export async function unsubscribe(): Promise<void> {
  await ask("DELETE", `${PATH}/push`);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
