import { StatusWord, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { CopyIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';

/** Props of `CopyLink`. */
export interface CopyLinkProps {
  readonly url: string;
  /** Accessible name that distinguishes this button from others. */
  readonly label?: string;
  readonly className: string;
  /** Called if the browser blocks copying. */
  readonly onRefused: () => void;
}

/** Button that copies a link and confirms it. */
export function CopyLink({ url, label, className, onRefused }: CopyLinkProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      onRefused();
    }
  };
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={() => void copy()}>
        <CopyIcon />
        {t('share.copy')}
      </button>
      <span role="status">{copied && <StatusWord status="ok">{t('share.copied')}</StatusWord>}</span>
    </>
  );
}
