import { FilterChips, useTranslator } from '@vinlore/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';

/** What can be written on a page: to the other side, or for the team alone. */
const KINDS = ['reply', 'note'] as const;
type Kind = (typeof KINDS)[number];

/** Which of the two is written, and how to begin one. */
export interface Composing {
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  /** Goes over to it and puts the cursor there. */
  readonly write: (kind: Kind) => void;
}

/** Keeps which of the two is written. @param fields where each is written */
export function useComposing(fields: Readonly<Record<Kind, RefObject<HTMLTextAreaElement | null>>>): Composing {
  const [kind, onKind] = useState<Kind>('reply');
  const [begun, setBegun] = useState<{ readonly kind: Kind } | null>(null);
  const places = useRef(fields);
  useEffect(() => {
    // Once the form is in view: a hidden field takes no cursor.
    if (begun) places.current[begun.kind].current?.focus();
  }, [begun]);
  return {
    kind,
    onKind,
    write: (next) => {
      onKind(next);
      setBegun({ kind: next });
    },
  };
}

/** What `Composer` takes. */
export interface ComposerProps {
  readonly composing: Composing;
  /** Told of every letter. */
  readonly onType: () => void;
  /** Words for writing to the other side. */
  readonly replyLabel: string;
  readonly reply: ReactNode;
  readonly note: ReactNode;
}

/** Where support writes. Both forms stay, so that neither forgets what its writer has seen; one is in view. */
export function Composer({ composing: { kind, onKind }, onType, replyLabel, reply, note }: ComposerProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return (
    <>
      <FilterChips
        label={t('note.choose')}
        values={KINDS}
        chosen={kind}
        words={(each) => (each === 'reply' ? replyLabel : t('note.write'))}
        onChoose={onKind}
      />
      <div hidden={kind !== 'reply'} onInput={onType}>
        {reply}
      </div>
      <div hidden={kind !== 'note'} onInput={onType}>
        {note}
      </div>
    </>
  );
}
