import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { publicAddress } from '../public-address.ts';
import type { deskMessages } from '../messages/index.ts';

/** Props of `TabButton`. */
export interface TabButtonProps {
  readonly children: string;
  /** Accessible name, if several buttons have the same text. */
  readonly label?: string;
  /** Fetches the URL of a public page; errors are shown. */
  readonly addressOf: () => Promise<string>;
}

/** Opens something in a new tab whose URL must be fetched first, such as a member's document. */
export function TabButton({ children, label, addressOf }: TabButtonProps) {
  const { t } = useTranslator<typeof deskMessages>();
  const [state, setState] = useState<'idle' | 'working' | 'blocked'>('idle');
  const [error, setError] = useState<unknown>(null);
  const open = async () => {
    if (state === 'working') return;
    setError(null);
    // Open the tab within the click handler, since browsers block it later, and fetch only if that worked.
    const tab = window.open('', '_blank');
    if (!tab) return setState('blocked');
    setState('working');
    try {
      tab.location.href = publicAddress(await addressOf());
    } catch (failure) {
      tab.close();
      setError(failure);
    }
    setState('idle');
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-label={label}
        aria-busy={state === 'working'}
        onClick={() => void open()}
      >
        {children}
      </button>
      {state === 'blocked' && <Notice status="stop" role="alert" title={t('desk.blocked')} />}
      {error !== null && <ErrorNotice error={error} />}
    </>
  );
}
