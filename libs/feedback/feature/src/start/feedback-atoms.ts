import { feedbackAfter, type FeedbackEvent, type FeedbackState } from '@vinlore/feedback-domain';
import { atom } from 'jotai';

const stateAtom = atom<FeedbackState>(null);

/** The feedback modal, wherever it is drawn. It outlives the page and a session that ends, in memory only. */
export const feedbackAtom = atom(
  (get) => get(stateAtom),
  (get, set, event: FeedbackEvent) => set(stateAtom, feedbackAfter(get(stateAtom), event)),
);

/** Where the sticker that it is about is made again; null: where its VIN leads (spec §2). */
export const feedbackAgainAtom = atom<string | null>(null);

/** What the document that it is about is called; null where it is about none (spec §3: a report value). */
export const feedbackReportAtom = atom<string | null>(null);
