import { openPlaceholders } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import { type RefObject, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { useDraft } from './use-draft.ts';

/** What support writes, until it is sent. */
export interface Outgoing {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** What is wrong with it, once someone tried to send it. */
  readonly error: string | undefined;
  /** Whether it can be sent; what is wrong is said from then on, and its field has the focus. */
  readonly isReady: () => boolean;
  /** An id for it and what goes with it, such as files: sent again, it is the same message. */
  readonly idOf: (more?: readonly string[]) => string;
  readonly onSent: () => void;
}

/** What `useOutgoing` takes. */
export interface OutgoingOptions {
  /** What it is written to, such as `ticket 7K2M-94QX`: its draft is kept by it. */
  readonly about: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Longest text, in characters, and what is said of a longer one. */
  readonly max: number;
  readonly tooLong: string;
  /** Whether it goes to somebody: then nothing that a snippet left to be filled in may be in it. */
  readonly isSent?: boolean;
}

/** Keeps a message of support while it is written, judges it, and gives it an id. */
export function useOutgoing({ about, field, max, tooLong, isSent = false }: OutgoingOptions): Outgoing {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const [text, onType] = useDraft(about);
  const [judged, setJudged] = useState(false);
  const message = useRef<{ readonly content: string; readonly id: string } | null>(null);
  const length = text.trim().length;
  const open = isSent ? openPlaceholders(text) : [];
  const fillIn =
    open.length > 0 ? t('ticket.fillIn', { names: open.map((name) => `{${name}}`).join(', ') }) : undefined;
  const fault = length === 0 ? t('ticket.empty') : length > max ? tooLong : fillIn;
  return {
    text,
    onType,
    // What is left to fill in is said at once: who sends it may not look for it.
    error: judged ? fault : fillIn,
    isReady: () => {
      setJudged(fault !== undefined);
      if (fault !== undefined) field.current?.focus();
      return fault === undefined;
    },
    idOf: (more = []) => {
      // Another text, or other files, are another message; the same one may have arrived although its answer did not.
      const content = JSON.stringify([text, more]);
      if (message.current?.content !== content) message.current = { content, id: crypto.randomUUID() };
      return message.current.id;
    },
    onSent: () => {
      message.current = null;
      onType('');
      setJudged(false);
    },
  };
}
