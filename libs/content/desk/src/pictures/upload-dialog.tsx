import {
  contentDeskContract,
  PICTURE_LIMIT_BYTES,
  PictureNameSchema,
  type StaffPicture,
} from '@vinlore/content-domain';
import { ActDialog, ShareBar } from '@vinlore/desk-ui';
import { FieldFrame, useCall, useTranslator } from '@vinlore/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import type { contentDeskMessages } from '../messages/index.ts';
import { nameOfFile } from './name-of-file.ts';
import { isDescribed, PictureWords } from './picture-words.tsx';
import styles from './pictures.module.css';

const MB = 1_048_576;
const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];

/** Props of `UploadDialog`. */
export interface UploadDialogProps {
  /** The image to replace; null for a new one. */
  readonly replaced: StaffPicture | null;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A local image that isn't uploaded yet. */
function Chosen({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.chosen} alt="" />;
}

/** Uploads an image after checking its size, type, and alt text. */
export function UploadDialog({ replaced, onDone, onClose }: UploadDialogProps) {
  const { t, measure } = useTranslator<typeof contentDeskMessages>();
  const call = useCall();
  const id = useId();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState(replaced?.name ?? '');
  const [text, setText] = useState({
    alt_en: replaced?.alt_en ?? '',
    alt_es: replaced?.alt_es ?? '',
    decorative: replaced?.decorative ?? false,
  });
  /** Upload progress; null while nothing is being sent. */
  const [sent, setSent] = useState<number | null>(null);
  const leaving = useRef(new AbortController());
  // Closing the dialog aborts the upload.
  useEffect(() => {
    const own = (leaving.current = new AbortController());
    return () => own.abort();
  }, []);
  const size = file ? measure(file.size / MB) : '';
  const fileFault = () => {
    if (!file) return null;
    if (!KINDS.includes(file.type)) return t('content.fileKind');
    return file.size > PICTURE_LIMIT_BYTES ? t('content.fileLarge', { size, limit: PICTURE_LIMIT_BYTES / MB }) : null;
  };
  const wrong = fileFault();
  const isNamed = v.is(PictureNameSchema, name);
  const upload = async () => {
    setSent(0);
    try {
      const form = {
        ...{ name, alt_en: text.alt_en, alt_es: text.alt_es, image: file! },
        decorative: text.decorative ? ('yes' as const) : ('no' as const),
        replace: replaced ? ('yes' as const) : ('no' as const),
      };
      await call(contentDeskContract.uploadPicture, form, { signal: leaving.current.signal, sent: setSent });
      onDone();
    } finally {
      setSent(null);
    }
  };
  return (
    <ActDialog
      title={replaced ? t('content.replaceTitle', { name: replaced.name }) : t('content.uploadTitle')}
      lead={t('content.uploadLead')}
      action={t('content.uploadNow')}
      ready={file !== null && wrong === null && isNamed && isDescribed(text)}
      onAct={upload}
      onClose={onClose}
    >
      <FieldFrame
        id={`${id}-file`}
        label={t('content.file')}
        hint={t('content.fileHint', { limit: PICTURE_LIMIT_BYTES / MB })}
        {...(wrong !== null && { error: wrong })}
      >
        {(ties) => (
          <input
            {...ties}
            type="file"
            className={`field ${styles.file}`}
            accept={KINDS.join(',')}
            onChange={(event) => {
              const chosen = event.target.files?.[0] ?? null;
              setFile(chosen);
              if (chosen && name === '') setName(nameOfFile(chosen.name));
            }}
          />
        )}
      </FieldFrame>
      {file && wrong === null && <Chosen file={file} />}
      {!replaced && (
        <FieldFrame
          id={`${id}-name`}
          label={t('content.pictureName')}
          hint={t('content.pictureNameHint')}
          {...(name !== '' && !isNamed && { error: t('content.fault.picture') })}
        >
          {(ties) => (
            <input
              {...ties}
              className="field figure"
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              value={name}
              onChange={(event) => setName(event.target.value.trim().toLowerCase())}
            />
          )}
        </FieldFrame>
      )}
      <PictureWords value={text} onChange={setText} judged={file !== null} />
      {sent !== null && (
        <ShareBar
          share={sent}
          words={
            sent < 1 ? t('content.uploading', { percent: Math.floor(sent * 100), size }) : t('content.uploadEncoding')
          }
        />
      )}
    </ActDialog>
  );
}
