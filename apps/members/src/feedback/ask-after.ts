import type { FeedbackAbout } from '@vinlore/feedback-feature';

/** A document that was before somebody for so long was viewed, milliseconds. */
export const VIEWED_MS = 5_000;
/** Pause before anybody is asked: the next page, or the download, comes first. Milliseconds. */
export const MOMENT_MS = 1_500;

/** What the asking stands on; the browser gives it, tests a clock of their own. */
export interface AskAfterDeps {
  /**
   * @returns whether this is a moment to ask: somebody is there, busy with nothing else, and has not just written to
   *   support about it
   */
  readonly mayAsk: (about: FeedbackAbout) => boolean;
  readonly ask: (about: FeedbackAbout) => void;
  readonly later: (act: () => void, milliseconds: number) => () => void;
}

/** Asks about documents, each once in a visit (docs/decisions.md §4). */
export interface AskAfter {
  /** A document is shown. @returns it was left: asks about it, where it was looked at */
  onOpened(about: FeedbackAbout): () => void;
  downloaded(about: FeedbackAbout): void;
}

/** Builds the asking of one visit: it must not jump at people, so it waits until they have what they came for. */
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
