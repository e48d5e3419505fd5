import { openLocalStore } from '@vinlore/browser';
import { CallError } from '@vinlore/contract';
import {
  type FeedbackEvent,
  type OpenFeedback,
  ratingContract,
  reportTypeOf,
  satisfactionOf,
} from '@vinlore/feedback-domain';
import { useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFailureWords } from '../message/index.ts';
import type { modalMessages } from './messages/index.ts';

/** Records the feedback, so that nobody is asked twice (spec §4). */
function record({ vin, type }: OpenFeedback): void {
  const store = openLocalStore();
  store.write('feedbacks', [...(store.read('feedbacks') ?? []), { vin, type }]);
}

/** Sends feedback and reports the result to the state machine, even after the modal has unmounted. */
export function useSendRating(tell: (event: FeedbackEvent) => void) {
  const { t } = useTranslator<typeof modalMessages>();
  const call = useCall();
  const wordsOf = useFailureWords();
  const last = useRef<{ readonly text: string; readonly id: string } | null>(null);
  // Changed text makes new feedback; an unchanged one may have arrived although the response was lost.
  const idOf = (text: string): string => {
    if (last.current?.text !== text) last.current = { text, id: crypto.randomUUID() };
    return last.current.id;
  };
  return useMutation({
    mutationFn: ({ state, text }: { readonly state: OpenFeedback; readonly text: string }) =>
      call(ratingContract.createFeedback, {
        vin: state.vin,
        report_type: reportTypeOf(state.type),
        satisfaction: String(satisfactionOf(state)),
        feedback_msg: text,
        feedback_id: idOf(text),
      }),
    onSuccess: (_kept, { state }) => {
      last.current = null;
      record(state);
      tell({ kind: 'feedback-sent' });
    },
    onError: (error) => {
      const isSessionOver = error instanceof CallError && error.status === 401;
      tell({ kind: 'failed', words: isSessionOver ? t('rating.sessionOver') : wordsOf(error) });
    },
  });
}
