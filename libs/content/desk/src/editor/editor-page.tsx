import { contentDeskContract } from '@vinlore/content-domain';
import { DeskPage } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { contentDeskMessages } from '../messages/index.ts';
import { PAGES_HREF } from '../places.ts';
import { DocumentEditor } from './document-editor.tsx';
import styles from './editor.module.css';

/** Loads a document once; after that, the editor's state is authoritative. */
function useDocument(id: string | undefined) {
  const call = useCall();
  return useQuery({
    queryKey: ['content', 'document', id ?? 'site'],
    queryFn: ({ signal }) => call(contentDeskContract.staffDocument, id === undefined ? {} : { id }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** A document's editor, or a placeholder while it loads. */
function Loading({ id }: { readonly id: string | undefined }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { data, error, refetch } = useDocument(id);
  // Moving, deleting, or restoring a page mounts a new editor; pending changes were saved before.
  if (data)
    return <DocumentEditor key={`${data.path} ${data.deleted_at}`} page={data} onChanged={() => void refetch()} />;
  const back = { href: PAGES_HREF, label: t('content.pages') };
  return (
    <DeskPage title={id === undefined ? t('content.siteTitle') : t('content.page')} back={back}>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.places} role="status" aria-label={t('content.loading')}>
          <span className={`skeleton ${styles.place}`} />
          <span className={`skeleton ${styles.place}`} />
          <span className={`skeleton ${styles.place}`} />
        </div>
      )}
    </DeskPage>
  );
}

/** `/staff/content/$id`: one page in both languages, next to a preview of the real page. */
export function EditorPage({ params }: { readonly params: Readonly<Record<string, string>> }) {
  return <Loading key={params['id']} id={params['id']} />;
}

/** `/staff/content/site`: headers and footers. */
export function SitePage() {
  return <Loading id={undefined} />;
}
