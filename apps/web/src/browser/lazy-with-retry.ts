import { lazy, memo, type ComponentType, type LazyExoticComponent } from 'react';

/** Milliseconds after which code that did not come is asked for again, at the latest. */
const patience = 10_000;

/**
 * A part of the page whose code comes after the page. Where it does not come, the page goes on without it, and it is
 * asked for again when the connection is back: `lazy` alone would take the whole page down with it. Browsers that keep the
 * failure of a module give it with the next page. What is drawn again around it does not draw it again.
 */
export function lazyWithRetry<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (;;) {
      try {
        return { default: memo(await load()) as ComponentType<Props> };
      } catch {
        await connectionOrPatience();
      }
    }
  });
}

function connectionOrPatience(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, patience);
    window.addEventListener('online', goOn);
  });
}
