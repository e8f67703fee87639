import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a text counts as typed. */
const pause = 300;

/** A text as it was when it last stood still. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
