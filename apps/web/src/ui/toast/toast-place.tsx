import { useEffect, useRef } from 'react';
import { toastPlace } from './toast.ts';

/** Keeps room on the screen for notifications about it (`inPlace`), so that they cover nothing. */
export function ToastPlace({ className }: { readonly className?: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    toastPlace.set(place);
    return () => {
      if (toastPlace.get() === place) toastPlace.set(null);
    };
  }, []);
  return <div ref={box} className={className} />;
}
