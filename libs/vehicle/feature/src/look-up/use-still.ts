import { useEffect, useState } from 'react';

/** Pause that ends a run of keystrokes, in ms. */
const STILL_MS = 500;

/** Whether a text has been unchanged for a moment. Live regions stay silent until then. */
export function useStill(text: string): boolean {
  const [still, setStill] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setStill(text), STILL_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return still === text;
}
