import { useEffect, useState } from 'react';

/** A pause this long ends a run of keystrokes. */
const STILL_MS = 500;

/** Whether a text has not changed for a moment: until then a live region stays quiet, whatever changes in it. */
export function useStill(text: string): boolean {
  const [still, setStill] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return still === text;
}
