import { deleteSubscription, fetchPushKey, postSubscription } from './api/push-subscriptions.ts';

/** No page lives under this scope: the worker only shows pushes and doesn't intercept page loads. */
const scope = '/push/';

/** The state of push in this browser. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function getPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await currentSubscription()) ? 'on' : 'off';
}

/**
 * Asks for permission and subscribes this browser. Returns the resulting state: `off` if the prompt was dismissed.
 */
export async function enablePush(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const [{ key }, registration] = await Promise.all([fetchPushKey(), activeWorker()]);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  try {
    await postSubscription(subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return 'on';
}

/** Subscribing requires an active worker. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/push-worker.js', { scope });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (worker.state === 'activated') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
  return registration;
}

/** Sends this browser's subscription to the server again, if there is one. */
export async function resendPushSubscription(): Promise<void> {
  const subscription = isSupported() ? await currentSubscription() : null;
  if (subscription) await postSubscription(subscription);
}

export async function disablePush(): Promise<void> {
  const subscription = isSupported() ? await currentSubscription() : null;
  if (!subscription) return;
  await Promise.all([subscription.unsubscribe(), deleteSubscription(subscription.endpoint)]);
}

/** So that the next person to sign in here doesn't get these pushes. The push service tells the server. */
export async function unsubscribePush(): Promise<void> {
  if (isSupported()) await (await currentSubscription())?.unsubscribe();
}
