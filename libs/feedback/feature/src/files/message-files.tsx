import type { TicketFile } from '@vinlore/feedback-domain';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useFileSize } from './file-size.ts';
import styles from './files.module.css';
import { DownloadIcon } from './icons.ts';
import type { filesMessages } from './messages/index.ts';
import { Thumb } from './picture.tsx';
import { saveFile } from './save-file.ts';

/** Downloads a file; `small` for an image's thumbnail. */
export type LoadFile = (which: { readonly id: string; readonly small?: '1' }, signal?: AbortSignal) => Promise<Blob>;

interface MessageFileProps {
  readonly file: TicketFile;
  readonly load: LoadFile;
}

function MessageFile({ file, load }: MessageFileProps) {
  const { id, name, kind, size } = file;
  const { t } = useTranslator<typeof filesMessages>();
  const sizeOf = useFileSize();
  const { data: small = null } = useQuery({
    queryKey: ['ticket-file', id],
    queryFn: ({ signal }) => load({ id, small: '1' }, signal),
    enabled: kind === 'picture',
    // An id always refers to the same file.
    staleTime: Infinity,
  });
  const saving = useMutation({ mutationFn: async () => saveFile(name, await load({ id })) });
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.file}
        aria-label={t('files.download', { name, size: sizeOf(size) })}
        aria-busy={saving.isPending}
        onClick={() => {
          if (!saving.isPending) saving.mutate();
        }}
      >
        <Thumb content={small} />
        <span className={styles.facts}>
          <span className={styles.name}>{name}</span>
          <span className={styles.size}>{sizeOf(size)}</span>
        </span>
        <DownloadIcon />
      </button>
      {saving.error && <ErrorNotice error={saving.error} />}
    </li>
  );
}

/** The attachments of a message, with thumbnails and download buttons. */
export function MessageFiles({ files, load }: { readonly files: readonly TicketFile[]; readonly load: LoadFile }) {
  const { t } = useTranslator<typeof filesMessages>();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('files.attached')}>
      {files.map((file) => (
        <MessageFile key={file.id} file={file} load={load} />
      ))}
    </ul>
  );
}
