import { type FeedbackAbout, useStartFeedback, writtenAboutAtom } from '@vinlore/feedback-feature';
import { useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { membershipAtom } from '@vinlore/account-feature/app';
import { type AskAfter, createAskAfter } from './ask-after.ts';

/** One prompt per visit, since pages mount and unmount. */
let visit: AskAfter | undefined;

/** What a document's page reports. */
export interface DocumentHere {
  /** The document is shown. */
  readonly onSeen: (about: FeedbackAbout) => void;
  readonly onDownload: (about: FeedbackAbout) => void;
}

/** Prompts for feedback after a document was downloaded, or viewed and left (docs/decisions.md §4). */
export function useAskAfter(): DocumentHere {
  const atoms = useStore();
  const start = useStartFeedback();
  const [about, setAbout] = useState<FeedbackAbout | null>(null);
  visit ??= createAskAfter({
    ask: start,
    mayAsk: ({ vin }) =>
      !atoms.get(writtenAboutAtom).has(vin) &&
      atoms.get(membershipAtom).state === 'member' &&
      document.visibilityState === 'visible' &&
      document.querySelector('[aria-modal="true"]') === null,
    later: (act, milliseconds) => {
      const timer = setTimeout(act, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  const here = visit;
  const { vin, type, report, again } = about ?? {};
  useEffect(() => {
    if (vin !== undefined && type !== undefined) return here.onOpened({ vin, type, report, again });
  }, [here, vin, type, report, again]);
  return {
    onSeen: setAbout,
    onDownload: useCallback((taken) => here.downloaded(taken), [here]),
  };
}
