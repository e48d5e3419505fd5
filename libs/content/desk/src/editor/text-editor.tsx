import type { AnyDocument, EditedDocument, PageDocument, Place, SiteDocument } from '@vinlore/content-domain';
import { withValueAt } from '@vinlore/content-domain';
import { Notice, useTranslator } from '@vinlore/ui';
import { type KeyboardEvent, useMemo, useState } from 'react';
import type { EditedText } from '../editing/use-text-in-work.ts';
import { DocumentFormProvider } from '../fields/form-context.ts';
import { MergeView } from '../merge/merge-view.tsx';
import type { contentDeskMessages } from '../messages/index.ts';
import { DiscardDialog, OfflineDialog } from '../publishing/offline-dialog.tsx';
import { PublishDialog } from '../publishing/publish-dialog.tsx';
import { useFaults } from '../publishing/use-check.ts';
import { SiteForm } from '../site/site-form.tsx';
import { keepBlockKeys } from './block-keys.ts';
import { PageForm } from './page-form.tsx';
import styles from './text-editor.module.css';
import { TextHead } from './text-head.tsx';
import type { Offered } from './use-offered.ts';

/** Props of `TextEditor`. */
export interface TextEditorProps {
  readonly page: EditedDocument;
  readonly edited: EditedText;
  /** Content to copy if this language has none: the other language's. */
  readonly other: AnyDocument | null;
  readonly offered: Offered;
  /** The field to focus when the editor opens. */
  readonly at: string | null;
}

type Dialog = 'publish' | 'offline' | 'discard';

const isPage = (document: AnyDocument): document is PageDocument => 'blocks' in document;

/** The empty state of a language: copy the other language, or start from scratch. */
function Beginning({ edited, other }: Pick<TextEditorProps, 'edited' | 'other'>) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const empty: AnyDocument = { title: '', sortOrder: 100, meta: {}, blocks: [] };
  return (
    <Notice
      status="info"
      title={t('content.noText')}
      actions={
        <>
          {other && (
            <button type="button" className="btn btn-primary" onClick={() => edited.edit(structuredClone(other))}>
              {t('content.beginCopy')}
            </button>
          )}
          {(!other || isPage(other)) && (
            <button type="button" className="btn btn-outline" onClick={() => edited.edit(empty)}>
              {t('content.beginEmpty')}
            </button>
          )}
        </>
      }
    >
      <p>{t('content.noTextLead')}</p>
    </Notice>
  );
}

/** Edits one text of a document: its status, fields, and actions. Ctrl+S saves, Ctrl+Enter publishes. */
export function TextEditor({ page, edited, other, offered, at }: TextEditorProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { language, document, edit, conflict, settle } = edited;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [judged, setJudged] = useState(false);
  const [jump, setJump] = useState<{ readonly path: string } | null>(at === null ? null : { path: at });
  const faults = useFaults(document);
  const form = useMemo(() => {
    const change = (place: Place, value: unknown) => {
      if (!document) return;
      const next = withValueAt(document, place, value) as AnyDocument;
      if (isPage(document) && isPage(next)) keepBlockKeys(document.blocks, next.blocks);
      edit(next);
    };
    const idOf = (place: Place | string) => `${language}-${typeof place === 'string' ? place : place.join('.')}`;
    return { change, idOf, faults, judged, language, ...offered };
  }, [document, edit, faults, judged, language, offered]);
  const open = (next: Dialog) => {
    setJudged(true);
    setDialog(next);
  };
  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key !== 's' && event.key !== 'Enter') return;
    event.preventDefault();
    if (conflict) return;
    if (event.key === 's') edited.save().catch(() => {});
    else if (document && dialog === null) open('publish');
  };
  const close = () => setDialog(null);
  const parts = { faults, jump };
  return (
    <section className={styles.text} aria-label={t(`content.language.${language}`)} onKeyDown={onKey}>
      <TextHead page={page} edited={edited} onDialog={open} />
      {edited.restored && <Notice status="info" role="status" title={t('content.restored')} />}
      {conflict && document ? (
        <MergeView key={conflict.number} conflict={conflict} mine={document} onSettle={settle} />
      ) : (
        <DocumentFormProvider value={form}>
          {!document && <Beginning edited={edited} other={other} />}
          {document && isPage(document) && <PageForm {...parts} document={document} onChange={edit} />}
          {document && !isPage(document) && <SiteForm {...parts} document={document satisfies SiteDocument} />}
        </DocumentFormProvider>
      )}
      {dialog === 'publish' && document && (
        <PublishDialog
          id={page.id}
          edited={edited}
          document={document}
          onJump={(path) => setJump({ path })}
          onClose={close}
        />
      )}
      {dialog === 'offline' && <OfflineDialog id={page.id} edited={edited} onClose={close} />}
      {dialog === 'discard' && <DiscardDialog id={page.id} edited={edited} onClose={close} />}
    </section>
  );
}
