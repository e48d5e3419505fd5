import { compressImage, ErrorNotice, Notified, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { AccountTexts } from '../messages/index.ts';
import styles from './picture-field.module.css';

const WORDS = {
  picture: {
    title: 'account.picture',
    hint: 'account.pictureHint',
    choose: 'account.choosePicture',
    change: 'account.changePicture',
    remove: 'account.removePicture',
    working: 'account.pictureWorking',
    removing: 'account.pictureRemoving',
    saved: 'account.pictureSaved',
    removed: 'account.pictureRemoved',
  },
  logo: {
    title: 'account.logo',
    hint: 'account.logoHint',
    choose: 'account.chooseLogo',
    change: 'account.changeLogo',
    remove: 'account.removeLogo',
    working: 'account.logoWorking',
    removing: 'account.logoRemoving',
    saved: 'account.logoSaved',
    removed: 'account.logoRemoved',
  },
} as const;

/** Props of `PictureField`. */
export interface PictureFieldProps {
  readonly kind: keyof typeof WORDS;
  /** URL of the stored image; null if there is none. */
  readonly address: string | null;
  /** Renders the image or its placeholder. */
  readonly preview: (address: string | null) => ReactNode;
  /** Uploads an image; without one, removes it. */
  readonly send: (picture: Blob | undefined) => Promise<void>;
}

/** Image upload: resized in the browser (spec §5), sent immediately, and previewed while uploading. */
export function PictureField({ kind, address, preview, send }: PictureFieldProps) {
  const { t } = useTranslator<AccountTexts>();
  const words = WORDS[kind];
  const input = useRef<HTMLInputElement>(null);
  /** URL of the preview while uploading. */
  const [local, setLocal] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: async (file: File | undefined) => {
      if (!file) return send(undefined);
      const compressed = await compressImage(file);
      const made = URL.createObjectURL(compressed);
      setLocal(made);
      try {
        await send(compressed);
      } finally {
        setLocal(null);
        URL.revokeObjectURL(made);
      }
    },
  });
  const removing = sending.isPending && !sending.variables;
  const uploading = sending.isPending && !removing;
  const start = (file: File | undefined) => {
    if (!sending.isPending) sending.mutate(file);
  };
  return (
    <div className={styles.field}>
      {preview(local ?? address)}
      <div>
        <p className={styles.title}>{t(words.title)}</p>
        <p className={styles.hint}>{t(words.hint)}</p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t(words.choose)}
          onChange={({ target }) => {
            if (target.files?.[0]) start(target.files[0]);
            // Reset the input, so choosing the same file again fires a change event.
            target.value = '';
          }}
        />
        <div className={styles.actions}>
          <button
            type="button"
            className="btn btn-outline"
            aria-busy={uploading}
            onClick={() => input.current?.click()}
          >
            {t(uploading ? words.working : address ? words.change : words.choose)}
          </button>
          {address && !uploading && (
            <button type="button" className="btn btn-quiet" aria-busy={removing} onClick={() => start(undefined)}>
              {t(removing ? words.removing : words.remove)}
            </button>
          )}
        </div>
        <div role="status">
          {sending.isSuccess && (
            <Notified key={sending.submittedAt} message={t(sending.variables ? words.saved : words.removed)} />
          )}
        </div>
      </div>
      {sending.error && (
        <div className={styles.failure}>
          <ErrorNotice error={sending.error} />
        </div>
      )}
    </div>
  );
}
