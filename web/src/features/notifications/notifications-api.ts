/** Requests about notifications: web push and e-mail. */
import type { EmailConfirmed, Guest, NotificationSettings, NotificationPreferences } from "../../wire/protocol";
import { request } from "../../net/api";
import { texts } from "../../i18n/texts.svelte";

export const fetchNotificationSettings = (): Promise<NotificationSettings> => request("GET /api/guest/notifications");
export const saveNotificationPreferences = (body: NotificationPreferences): Promise<NotificationPreferences> =>
  request("PUT /api/guest/notifications", { body });
export const setEmail = (address: string): Promise<void> =>
  request("POST /api/guest/notifications/email", { body: { address, language: texts.language } });
export const deleteEmail = (): Promise<void> => request("DELETE /api/guest/notifications/email");

/** Send a login link to an address; the functions below redeem the tokens of links in e-mails. */
export const requestLoginEmail = (address: string): Promise<void> =>
  request("POST /api/email/login-link", { body: { address, language: texts.language } });
export const confirmEmail = (token: string): Promise<EmailConfirmed> =>
  request("POST /api/email/confirm", { body: { token } });
export const signInByEmail = (token: string): Promise<Guest> => request("POST /api/email/login", { body: { token } });
export const unsubscribeEmail = (unsubscribe_token: string): Promise<void> =>
  request("POST /api/email/unsubscribe/{unsubscribe_token}", { path: { unsubscribe_token } });

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
  await request("POST /api/guest/notifications/push", {
    body: {
      endpoint: made.endpoint!,
      keys: { p256dh: made.keys!["p256dh"]!, auth: made.keys!["auth"]! },
      language: texts.language,
    },
  });
  return true;
}

/** Unsubscribe, first at the server, so that it never sends to a removed subscription. */
export async function unsubscribePush(): Promise<void> {
  await request("DELETE /api/guest/notifications/push");
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
