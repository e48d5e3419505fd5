import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** If the chat fails to load, the page still works. */
const Nothing: ComponentType = () => null;
const MembersChat = lazy(() =>
  import('./members-chat.tsx').then(
    (module): { default: ComponentType } => ({ default: module.MembersChat }),
    () => ({ default: Nothing }),
  ),
);

/** After the first interaction, other layouts load it right away. */
let everTouched = false;

const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Live chat, loaded on first interaction with the page: signed-out pages have no bytes to spare, and opening a chat
 * takes an interaction anyway.
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
