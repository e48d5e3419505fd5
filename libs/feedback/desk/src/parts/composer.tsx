import { FilterChips, useTranslator } from '@vinlore/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';

/** Forms of a page: a reply, or an internal note. */
const KINDS = ['reply', 'note'] as const;
type Kind = (typeof KINDS)[number];

/** The active form, and how to switch. */
export interface Composing {
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  /** Switches to a form and focuses its field. */
  readonly write: (kind: Kind) => void;
}

/** Holds which form is active. @param fields the field of each form */
export function useComposing(fields: Readonly<Record<Kind, RefObject<HTMLTextAreaElement | null>>>): Composing {
  const [kind, onKind] = useState<Kind>('reply');
  const [begun, setBegun] = useState<{ readonly kind: Kind } | null>(null);
  const places = useRef(fields);
  useEffect(() => {
    // After rendering: a hidden field can't be focused.
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

/** Props of `Composer`. */
export interface ComposerProps {
  readonly composing: Composing;
  /** Called on every edit. */
  readonly onType: () => void;
  /** Labels of the reply form. */
  readonly replyLabel: string;
  readonly reply: ReactNode;
  readonly note: ReactNode;
}

/** Reply and note forms. Both stay mounted, so that each keeps its state; one is visible. */
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
