import { ErrorNotice, Notice, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import { publicAddress } from '../public-address.ts';
import type { deskMessages } from '../messages/index.ts';

/** What `TabButton` takes. */
export interface TabButtonProps {
  readonly children: string;
  /** Says what is opened, where several buttons say the same. */
  readonly label?: string;
  /** Asks for the address of a public page; what it throws is shown. */
  readonly addressOf: () => Promise<string>;
}

/** Opens something in a tab of its own whose address must be asked for first, such as a member's document. */
export function TabButton({ children, label, addressOf }: TabButtonProps) {
  const { t } = useTranslator<typeof deskMessages>();
  const [state, setState] = useState<'idle' | 'working' | 'blocked'>('idle');
  const [error, setError] = useState<unknown>(null);
  const open = async () => {
    if (state === 'working') return;
    setError(null);
    // Opened while the press still counts, since a browser blocks what opens later; and asked only once it is there.
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
