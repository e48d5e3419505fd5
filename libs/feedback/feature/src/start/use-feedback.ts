import { openLocalStore } from '@vinlore/browser';
import { type FeedbackEntry, type FeedbackType, mayAsk } from '@vinlore/feedback-domain';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { feedbackAgainAtom, feedbackAtom, feedbackReportAtom } from './feedback-atoms.ts';

/** Subject of the feedback. */
export interface FeedbackAbout extends FeedbackEntry {
  /** Name of the document. */
  readonly report?: string;
  /** Where the sticker is regenerated; defaults to its VIN's URL (spec §2). */
  readonly again?: string | undefined;
}

/** The modal's context (spec §3). */
export interface FeedbackContext {
  readonly showFeedback: boolean;
  /** '' if it isn't about a vehicle, or closed. */
  readonly vin: string;
  /** Null while closed. */
  readonly type: FeedbackType | null;
  readonly report: string | null;
}

/** Returns the modal's state (spec §3). */
export function useFeedback(): FeedbackContext {
  const state = useAtomValue(feedbackAtom);
  const report = useAtomValue(feedbackReportAtom);
  return { showFeedback: state !== null, vin: state?.vin ?? '', type: state?.type ?? null, report };
}

/**
 * Returns a function that opens the modal (spec §4), without rendering or loading it here.
 *
 * @returns a function that is a no-op if feedback for that VIN is recorded, or the modal is open
 */
export function useStartFeedback(): (about: FeedbackAbout) => void {
  const atoms = useStore();
  return useMemo(
    () =>
      ({ vin, type, report, again }) => {
        const recorded = openLocalStore().read('feedbacks') ?? [];
        if (atoms.get(feedbackAtom) !== null || !mayAsk({ vin, type }, recorded)) return;
        atoms.set(feedbackReportAtom, report ?? null);
        atoms.set(feedbackAgainAtom, again ?? null);
        atoms.set(feedbackAtom, { kind: 'start', about: { vin, type }, recorded });
      },
    [atoms],
  );
}
