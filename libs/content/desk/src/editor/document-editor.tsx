import type { EditedDocument } from '@vinlore/content-domain';
import { DeskPage, StatusTag, Tabs, useDesk } from '@vinlore/desk-ui';
import { useBrand, useTranslator } from '@vinlore/ui';
import { useTextInWork } from '../editing/use-text-in-work.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { OldAddresses } from '../pages/old-addresses.tsx';
import { PageActs } from '../pages/page-acts.tsx';
import { PAGES_HREF } from '../places.ts';
import { Preview } from '../preview/preview.tsx';
import styles from './editor.module.css';
import { TextEditor } from './text-editor.tsx';
import { useOffered } from './use-offered.ts';

/** Props of `DocumentEditor`. */
export interface DocumentEditorProps {
  readonly page: EditedDocument;
  /** Called when the page's path changed, or when it was deleted or restored. */
  readonly onChanged: () => void;
}

/** Views of the editor; `both` is side by side on wide screens. */
const VIEWS = ['en', 'es', 'both', 'preview'] as const;
type View = (typeof VIEWS)[number];

/**
 * Edits a document: one language next to its preview, or both languages side by side; stacked on phones. Unsaved
 * changes stay when another language is opened.
 */
export function DocumentEditor({ page, onChanged }: DocumentEditorProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { place } = useDesk();
  const { language: own } = useBrand();
  const en = useTextInWork(page.id, 'en', page.en);
  const es = useTextInWork(page.id, 'es', page.es);
  const offered = useOffered();
  const query = new URLSearchParams(place.search);
  const view: View = VIEWS.find((each) => each === query.get('show')) ?? own;
  const of = query.get('of');
  const language = view === 'en' || view === 'es' ? view : of === 'en' || of === 'es' ? of : own;
  const edited = language === 'en' ? en : es;
  const isSite = page.kind === 'site';
  const named = (own === 'es' ? es : en).document;
  const title = isSite ? t('content.siteTitle') : page.path;
  const hrefOf = (show: View) => `${place.pathname}?show=${show}${show === 'preview' ? `&of=${language}` : ''}`;
  const saveAll = () => Promise.all([en.save(), es.save()]);
  const editorOf = (each: typeof en, other: typeof en) => (
    <TextEditor
      key={each.language}
      page={page}
      edited={each}
      other={other.document}
      offered={offered}
      at={each === edited ? query.get('at') : null}
    />
  );
  return (
    <DeskPage
      title={title}
      lead={named && 'title' in named && named.title}
      back={{ href: PAGES_HREF, label: t('content.pages') }}
      tags={page.deleted_at !== null && <StatusTag tone="bad">{t('content.state.deleted')}</StatusTag>}
      actions={!isSite && <PageActs page={page} before={saveAll} onChanged={onChanged} />}
    >
      {!isSite && <OldAddresses page={page} onChanged={onChanged} />}
      <Tabs
        label={t('content.views')}
        tabs={VIEWS.map((each) => ({ href: hrefOf(each), label: t(`content.view.${each}`), current: each === view }))}
      />
      <div className={styles.work} data-view={view}>
        {view === 'both' ? (
          <>
            {editorOf(en, es)}
            {editorOf(es, en)}
          </>
        ) : (
          <>
            <div className={styles.text}>{editorOf(edited, edited === en ? es : en)}</div>
            {edited.document && (
              <Preview
                key={language}
                id={page.id}
                language={language}
                document={edited.document}
                className={styles.preview}
              />
            )}
          </>
        )}
      </div>
    </DeskPage>
  );
}
