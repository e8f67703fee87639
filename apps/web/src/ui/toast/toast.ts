import type { ReactNode } from 'react';

/** `caution`: something to look at again, which nobody needs to be interrupted for. */
export type ToastVariant = 'default' | 'destructive' | 'caution' | 'success' | 'celebrate';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: ToastVariant;
  /** Decoration beside the words. */
  readonly drawing?: ReactNode;
}

export interface ShownToast extends ToastMessage {
  readonly key: number;
}

const listeners = new Set<() => void>();
let current: ShownToast | null = null;
const next: ToastMessage[] = [];
let count = 0;

function setCurrent(shown: ShownToast | null): void {
  current = shown;
  for (const listener of listeners) listener();
}

/** Shows a notification for 5 seconds. One is shown at a time: a new one takes the place of the last. */
export function toast(message: ToastMessage): number {
  count += 1;
  setCurrent({ ...message, key: count });
  return count;
}

/** Shows a notification as soon as the one on screen is gone, so that both are seen. */
export function queueToast(message: ToastMessage): void {
  if (current) next.push(message);
  else toast(message);
}

export function dismissToast(key: number): void {
  if (current?.key !== key) return;
  const following = next.shift();
  if (following) toast(following);
  else setCurrent(null);
}

export function currentToast(): ShownToast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
