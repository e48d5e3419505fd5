import { DeskPage, Panel, layout, useDesk } from '@vinlore/desk-ui';
import type { Agent } from '@vinlore/feedback-domain';
import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import { type ReactNode, type RefObject, useState } from 'react';
import { AssigneePanel, type Assigning } from '../assign/assignee-panel.tsx';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { Composer, useComposing } from './composer.tsx';
import { KeysHelp } from './keys-help.tsx';
import { Neighbours, useOpenList, type WorkPath } from './open-list.tsx';
import { useWriting, Writing } from './writing.tsx';
import { SaidList, type SaidListProps } from './said.tsx';
import { useKeys } from './use-keys.ts';

/** A form and its field, for focus. */
interface WritePlace {
  readonly form: ReactNode;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Props of `TalkPage`. */
export interface TalkPageProps {
  readonly title: string;
  readonly number: string;
  readonly tags: ReactNode;
  /** Link to the list. */
  readonly list: { readonly path: WorkPath; readonly label: string };
  /** The action that resolves or reopens, with the `e` key and a button. */
  readonly turn: {
    readonly label: string;
    /** Description of the shortcut. */
    readonly keyWords: string;
    readonly onTurn: () => void;
    readonly isPending: boolean;
    readonly error: unknown;
  };
  /** Names of colleagues who are writing. */
  readonly writing: readonly Agent[];
  /** Tells colleagues that the agent is writing. */
  readonly onWriting: () => Promise<unknown>;
  /** The assignee; `t` takes it. */
  readonly assigning: Assigning;
  readonly said: SaidListProps;
  /** The reply form with its field, shortcut, and label. */
  readonly reply: WritePlace & { readonly keyWords: string; readonly label: string };
  /** The internal note form. */
  readonly note: WritePlace;
  /** Additional shortcuts with their descriptions. */
  readonly keys?: readonly { readonly key: string; readonly words: string; readonly onKey: () => void }[];
  /** Side panels. */
  readonly side: ReactNode;
  readonly sideLabel: string;
  /** Dialogs. */
  readonly children?: ReactNode;
}

/** The page of a ticket or chat: the conversation, the forms, the side panels, and keyboard shortcuts for all of it. */
export function TalkPage(props: TalkPageProps) {
  const {
    title,
    number,
    tags,
    list,
    turn,
    writing,
    onWriting,
    assigning,
    said,
    reply,
    note,
    side,
    sideLabel,
    keys = [],
    children,
  } = props;
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { go, me } = useDesk();
  const [help, setHelp] = useState(false);
  const { back, previous, next } = useOpenList(list.path, list.label, number);
  const type = useWriting(onWriting);
  const composing = useComposing({ reply: reply.field, note: note.field });
  const press = () => {
    if (!turn.isPending) turn.onTurn();
  };
  const goIf = (href: string | null) => () => {
    if (href !== null) go(href);
  };
  useKeys({
    r: () => composing.write('reply'),
    n: () => composing.write('note'),
    e: press,
    t: () => {
      if (assigning.assignee?.id !== me.id && !assigning.isPending) assigning.onAssign(me.id);
    },
    ...Object.fromEntries(keys.map(({ key, onKey }) => [key, onKey])),
    j: goIf(next),
    k: goIf(previous),
    u: () => go(back.href),
    '?': () => setHelp(true),
  });
  return (
    <DeskPage
      title={title}
      back={back}
      tags={tags}
      actions={
        <>
          <KeysHelp
            open={help}
            onOpen={() => setHelp(true)}
            onClose={() => setHelp(false)}
            keys={[
              ['r', reply.keyWords],
              ['n', t('note.key')],
              ['Ctrl Enter', t('support.keySend')],
              ['Esc', t('support.keyLeave')],
              ['e', turn.keyWords],
              ['t', t('assign.key')],
              ...keys.map(({ key, words }) => [key, words] as const),
              ['j / k', t('support.keyNeighbours')],
              ['u', t('support.keyList')],
              ['?', t('support.keyHelp')],
            ]}
          />
          <Neighbours previous={previous} next={next} />
          <button
            type="button"
            className="btn btn-outline"
            aria-keyshortcuts="e"
            aria-busy={turn.isPending}
            onClick={press}
          >
            {turn.label}
          </button>
        </>
      }
    >
      {turn.error !== null && <ErrorNotice error={turn.error} />}
      <div className={layout.twoColumns}>
        <Panel title={said.label}>
          <div className={layout.column}>
            <SaidList {...said} />
            <Writing writing={writing} />
            <Composer
              onType={type}
              composing={composing}
              replyLabel={reply.label}
              reply={reply.form}
              note={note.form}
            />
          </div>
        </Panel>
        <aside className={layout.column} aria-label={sideLabel}>
          <AssigneePanel assigning={assigning} />
          {side}
        </aside>
      </div>
      {children}
    </DeskPage>
  );
}

/** Props of `NoTalkPage`. */
export interface NoTalkPageProps {
  readonly title: string;
  readonly back: { readonly href: string; readonly label: string };
  /** The "not found" text; null while unknown. */
  readonly gone: string | null;
  /** The error; null while loading. */
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly loading: string;
}

/** The page of a ticket or chat that is loading, failed to load, or doesn't exist. */
export function NoTalkPage({ title, back, gone, error, onRetry, loading }: NoTalkPageProps) {
  return (
    <DeskPage title={title} back={back}>
      {gone !== null && <Notice status="no" title={gone} />}
      {gone === null && error !== null && <ErrorNotice error={error} onRetry={onRetry} />}
      {gone === null && error === null && (
        <div className={layout.column} role="status" aria-label={loading}>
          <span className={`skeleton ${layout.place}`} />
          <span className={`skeleton ${layout.place}`} />
        </div>
      )}
    </DeskPage>
  );
}
