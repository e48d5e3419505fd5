import { useFeedback } from '@vinlore/feedback-feature';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useFeedbackLink } from './use-feedback-link.ts';

/** If the feedback code fails to load, the page still works. */
const Nothing: ComponentType = () => null;
const MembersFeedback = lazy(() =>
  import('./members-feedback.tsx').then(
    (module): { default: ComponentType } => ({ default: module.MembersFeedback }),
    () => ({ default: Nothing }),
  ),
);

/** The feedback modal, loaded when first opened. */
export function LazyFeedback() {
  useFeedbackLink();
  const { showFeedback } = useFeedback();
  const [needed, setNeeded] = useState(showFeedback);
  if (showFeedback && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense fallback={null}>
        <MembersFeedback />
      </Suspense>
    )
  );
}
