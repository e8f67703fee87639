export type ToastVariant = 'default' | 'destructive' | 'success';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: ToastVariant;
}

export interface ShownToast extends ToastMessage {
  readonly key: number;
}

const listeners = new Set<() => void>();
let current: ShownToast | null = null;
let count = 0;

function become(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a notification for 5 seconds. One is shown at a time: a new one takes the place of the last. */
export function toast(message: ToastMessage): void {
  count += 1;
  become({ ...message, key: count });
}

export function dismissToast(key: number): void {
  if (current?.key === key) become(null);
}

export function currentToast(): ShownToast | null {
  return current;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
