/** Requests about notifications: web push and e-mail. */
import type { EmailConfirmed, Guest, NotificationSettings, NotificationPreferences } from "../../wire/protocol";
import { request } from "../../net/api";
import { texts } from "../../i18n/texts.svelte";

const PATH = "/api/guest/notifications";

export const fetchNotificationSettings = (): Promise<NotificationSettings> => request("GET", PATH);
export const saveNotificationPreferences = (wishes: NotificationPreferences): Promise<NotificationPreferences> =>
  request("PUT", PATH, wishes);
export const setEmail = (address: string): Promise<void> =>
  request("POST", `${PATH}/email`, { address, language: texts.language });
export const deleteEmail = (): Promise<void> => request("DELETE", `${PATH}/email`);

/** Requests about the links in e-mails. */
export const requestLoginEmail = (address: string): Promise<void> =>
  request("POST", "/api/email/login-link", { address, language: texts.language });
export const confirmEmail = (token: string): Promise<EmailConfirmed> =>
  request("POST", "/api/email/confirm", { token });
export const signInByEmail = (token: string): Promise<Guest> => request("POST", "/api/email/login", { token });
export const unsubscribeEmail = (leave: string): Promise<void> => request("POST", `/api/email/unsubscribe/${leave}`);

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** Return whether web push is available; on iOS only installed sites have it. */
export const isPushSupported = (): boolean =>
  isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

function decodeKey(key: string): Uint8Array<ArrayBuffer> {
  const raw = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0));
}

/** Subscribe to web push; return false if permission is denied. Call it in a gesture handler, since it may ask. */
export async function subscribePush(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = decodeKey(key);
  // A subscription created with another server's key does not work here.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  await request("POST", `${PATH}/push`, {
    endpoint: made.endpoint,
    keys: { p256dh: made.keys!["p256dh"], auth: made.keys!["auth"] },
    language: texts.language,
  });
  return true;
}

/** Unsubscribe; at the server first, so that it does not send to a removed subscription. */
export async function unsubscribePush(): Promise<void> {
  await request("DELETE", `${PATH}/push`);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
