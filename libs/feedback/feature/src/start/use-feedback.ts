import { openLocalStore } from '@vinlore/browser';
import { type FeedbackEntry, type FeedbackType, mayAsk } from '@vinlore/feedback-domain';
import { useAtomValue, useStore } from 'jotai';
import { useMemo } from 'react';
import { feedbackAgainAtom, feedbackAtom, feedbackReportAtom } from './feedback-atoms.ts';

/** What the feedback is about. */
export interface FeedbackAbout extends FeedbackEntry {
  /** What the document is called. */
  readonly report?: string;
  /** Where the sticker is made again; absent: where its VIN leads (spec §2). */
  readonly again?: string | undefined;
}

/** The modal's context (spec §3). */
export interface FeedbackContext {
  readonly showFeedback: boolean;
  /** '' where it is about no vehicle, or closed. */
  readonly vin: string;
  /** Null while it is closed. */
  readonly type: FeedbackType | null;
  readonly report: string | null;
}

/** The modal as it stands (spec §3). */
export function useFeedback(): FeedbackContext {
  const state = useAtomValue(feedbackAtom);
  const report = useAtomValue(feedbackReportAtom);
  return { showFeedback: state !== null, vin: state?.vin ?? '', type: state?.type ?? null, report };
}

/**
 * Opens the modal (spec §4), for whoever asks for feedback: nothing of it is drawn, or fetched, here.
 *
 * @returns a function that does nothing where that VIN's feedback is recorded already, or the modal is open
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
