import { StatusWord, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { CopyIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';

/** What `CopyLink` takes. */
export interface CopyLinkProps {
  readonly url: string;
  /** Tells this button from others, for who cannot see where it stands. */
  readonly label?: string;
  readonly className: string;
  /** The browser does not let us copy. */
  readonly onRefused: () => void;
}

/** Copies a link and says so. */
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
