import { openPlaceholders } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import { type RefObject, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { useDraft } from './use-draft.ts';

/** A message that is being written. */
export interface Outgoing {
  readonly text: string;
  readonly onType: (text: string) => void;
  /** The error, after an attempt to send. */
  readonly error: string | undefined;
  /** Whether it can be sent; if not, shows the error and focuses the field. */
  readonly isReady: () => boolean;
  /** An idempotency key for the message and its attachments: a retry is the same message. */
  readonly idOf: (more?: readonly string[]) => string;
  readonly onSent: () => void;
}

/** Options of `useOutgoing`. */
export interface OutgoingOptions {
  /** What it belongs to, such as `ticket 7K2M-94QX`: the draft key. */
  readonly about: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Maximum length in characters, and the error for longer texts. */
  readonly max: number;
  readonly tooLong: string;
  /** Whether it goes to a person: then it can't contain unfilled placeholders. */
  readonly isSent?: boolean;
}

/** Holds a message while it's being written, validates it, and gives it an idempotency key. */
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
    // Shown right away: the agent may not look for unfilled placeholders.
    error: judged ? fault : fillIn,
    isReady: () => {
      setJudged(fault !== undefined);
      if (fault !== undefined) field.current?.focus();
      return fault === undefined;
    },
    idOf: (more = []) => {
      // Changed text or attachments make a new message; an unchanged one may have arrived although the response was
      // lost.
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
