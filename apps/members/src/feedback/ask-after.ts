import type { FeedbackAbout } from '@vinlore/feedback-feature';

/** Minimum time on screen for a document to count as viewed, in milliseconds. */
export const VIEWED_MS = 5_000;
/** Delay before asking, in milliseconds, so that the next page or the download comes first. */
export const MOMENT_MS = 1_500;

/** Dependencies of the prompt: the browser's, or a fake clock in tests. */
export interface AskAfterDeps {
  /**
   * @returns whether this is a good moment: the member is present, not busy, and hasn't just contacted support about it
   */
  readonly mayAsk: (about: FeedbackAbout) => boolean;
  readonly ask: (about: FeedbackAbout) => void;
  readonly later: (act: () => void, milliseconds: number) => () => void;
}

/** Prompts for feedback on documents, each once per visit (docs/decisions.md §4). */
export interface AskAfter {
  /** A document is shown. @returns to call when it is left: prompts if it was viewed */
  onOpened(about: FeedbackAbout): () => void;
  downloaded(about: FeedbackAbout): void;
}

/** Creates the prompt for one visit. It must not interrupt, so it waits until members have what they came for. */
export function createAskAfter({ mayAsk, ask, later }: AskAfterDeps): AskAfter {
  const asked = new Set<string>();
  const askSoon = (about: FeedbackAbout) =>
    later(() => {
      const key = `${about.type} ${about.vin} ${about.report ?? ''}`;
      if (asked.has(key) || !mayAsk(about)) return;
      asked.add(key);
      ask(about);
    }, MOMENT_MS);
  return {
    onOpened: (about) => {
      let isViewed = false;
      const forget = later(() => (isViewed = true), VIEWED_MS);
      return () => {
        forget();
        if (isViewed) askSoon(about);
      };
    },
    downloaded: (about) => void askSoon(about),
  };
}
