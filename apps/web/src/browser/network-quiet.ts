/**
 * Calls back once no file and no answer has arrived for `quietMs` milliseconds, so that on a slow connection what is
 * needed later waits for what is needed now. Returns a function that cancels it.
 */
export function whenNetworkQuiet(callback: () => void, quietMs: number): () => void {
  let timer = setTimeout(finish, quietMs);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, quietMs);
  });
  observer.observe({ type: 'resource' });

  function finish(): void {
    observer.disconnect();
    callback();
  }
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
