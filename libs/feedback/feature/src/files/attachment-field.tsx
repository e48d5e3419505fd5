import { FILE_BYTES, MESSAGE_FILES } from '@vinlore/feedback-domain';
import { CloseIcon, FieldError, useTranslator } from '@vinlore/ui';
import { useId, useRef } from 'react';
import type { Attachment } from './attachments-atom.ts';
import { MB, useFileSize } from './file-size.ts';
import styles from './files.module.css';
import { AttachIcon } from './icons.ts';
import type { filesMessages } from './messages/index.ts';
import { Thumb } from './picture.tsx';
import type { Attachments } from './use-attachments.ts';

/** Accepted types of the file picker; phones convert HEIC to JPEG for it. The server checks the bytes. */
const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf,text/plain,.txt,.csv';
/** Image types that every browser can display. */
const DRAWN = ['image/jpeg', 'image/png', 'image/webp'];

interface ChosenProps {
  readonly attachment: Attachment;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** An attachment with its upload status and a remove button. */
function Chosen({ attachment: { file, kept, state, share, fault, isWorthRetry }, onRemove, onRetry }: ChosenProps) {
  const { t } = useTranslator<typeof filesMessages>();
  const sizeOf = useFileSize();
  const id = useId();
  const name = kept?.name ?? file.name;
  const percent = Math.floor(share * 100);
  // After the upload, the server scans the file, which takes a moment for large images.
  const going = share < 1 ? t('files.uploading', { percent }) : t('files.checking');
  return (
    <li className={styles.chosen}>
      <Thumb content={DRAWN.includes(file.type) ? file : null} />
      <div className={styles.facts}>
        <p className={styles.name}>{name}</p>
        <p className={styles.size}>
          {sizeOf(kept?.size ?? file.size)}
          {state !== 'failed' && ` · ${state === 'uploaded' ? t('files.uploaded') : going}`}
        </p>
        {state === 'uploading' && (
          <progress className={styles.bar} value={share} max={1} aria-label={`${name}: ${going}`} />
        )}
        {fault !== null && <FieldError id={id} text={fault} />}
      </div>
      {state === 'failed' && isWorthRetry && (
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t('files.retryName', { name })}
          aria-describedby={id}
          onClick={onRetry}
        >
          {t('files.retry')}
        </button>
      )}
      <button
        type="button"
        className={`btn btn-quiet ${styles.remove}`}
        aria-label={t('files.remove', { name })}
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

/** The attachment field of a message: up to five files, each with its status. */
export function AttachmentField({ attachments }: { readonly attachments: Attachments }) {
  const { list, fault, add, remove, retry } = attachments;
  const { t } = useTranslator<typeof filesMessages>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const limits = { count: MESSAGE_FILES, limit: FILE_BYTES / MB };
  const failed = list.filter(({ state }) => state === 'failed');
  return (
    <div className={styles.field} role="group" aria-labelledby={`${id}-label`}>
      <div>
        <p className={styles.label} id={`${id}-label`}>
          {t('files.label')} <span className={styles.optional}>({t('files.optional')})</span>
        </p>
        <p className={styles.hint} id={`${id}-hint`}>
          {t('files.hint', limits)}
        </p>
      </div>
      {list.length > 0 && (
        <ul className={styles.list} aria-label={t('files.chosen')}>
          {list.map((attachment) => (
            <Chosen
              key={attachment.key}
              attachment={attachment}
              onRetry={() => retry(attachment.key)}
              onRemove={() => {
                remove(attachment.key);
                // The focused button was removed.
                button.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPT}
        aria-label={t('files.add')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
      <button
        ref={button}
        type="button"
        className={`btn btn-outline ${styles.add}`}
        aria-describedby={`${id}-hint`}
        onClick={() => input.current?.click()}
      >
        <AttachIcon />
        {t('files.add')}
      </button>
      {fault !== undefined && (
        <div role="alert">
          <FieldError id={`${id}-fault`} text={fault} />
        </div>
      )}
      <p className="hidden-visually" role="status">
        {failed.map(({ file, fault: words }) => `${file.name}: ${words}`).join('. ')}
      </p>
    </div>
  );
}
