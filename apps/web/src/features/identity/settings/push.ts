import { deleteSubscription, fetchPushKey, postSubscription } from './api/push-subscriptions.ts';

/** Under which nothing of ours is: the worker shows pushes and has no part in loading pages. */
const scope = '/push/';

/** How pushes stand in this browser. */
export type PushHere = 'unsupported' | 'blocked' | 'off' | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushHere(): Promise<PushHere> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await currentSubscription()) ? 'on' : 'off';
}

/**
 * Asks the learner's permission and subscribes this browser. Answers how it stands then: `off` when the question was
 * closed without an answer.
 */
export async function switchPushOn(): Promise<PushHere> {
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

/** Subscribing needs a worker that is at work already. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/push-worker.js', { scope });
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return registration;
  await new Promise<void>((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
  return registration;
}

/** Tells the server of this browser's subscription again, where there is one. */
export async function renewPush(): Promise<void> {
  const subscription = isSupported() ? await currentSubscription() : null;
  if (subscription) await postSubscription(subscription);
}

export async function switchPushOff(): Promise<void> {
  const subscription = isSupported() ? await currentSubscription() : null;
  if (!subscription) return;
  await Promise.all([subscription.unsubscribe(), deleteSubscription(subscription.endpoint)]);
}

/** Nobody who signs in here next gets the last one's pushes. The server hears of it from the push service. */
export async function forgetPush(): Promise<void> {
  if (isSupported()) await (await currentSubscription())?.unsubscribe();
}
