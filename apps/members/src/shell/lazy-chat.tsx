import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** A page without its chat is still a page. */
const Nothing: ComponentType = () => null;
const MembersChat = lazy(() =>
  import('./members-chat.tsx').then(
    (module): { default: ComponentType } => ({ default: module.MembersChat }),
    () => ({ default: Nothing }),
  ),
);

/** Once it was touched the next frame of this app need not wait again. */
let everTouched = false;

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The live chat, fetched when the page is first touched: pages before the login have no bytes to spare for it, and
 * nobody opens a chat without moving a finger.
 */
export function LazyChat() {
  const [touched, setTouched] = useState(everTouched);
  useEffect(() => {
    const touch = () => {
      everTouched = true;
      setTouched(true);
    };
    for (const kind of TOUCHES) window.addEventListener(kind, touch, { once: true });
    return () => TOUCHES.forEach((kind) => window.removeEventListener(kind, touch));
  }, []);
  return (
    touched && (
      <Suspense fallback={null}>
        <MembersChat />
      </Suspense>
    )
  );
}
