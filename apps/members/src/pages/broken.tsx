import type { ErrorComponentProps } from '@tanstack/react-router';
import { Notice, PartMissing, type uiMessages, useTranslator } from '@vinlore/ui';
import { useEffect } from 'react';
import type { membersMessages } from '../messages/index.ts';

/**
 * Replaces a page that crashed or whose code failed to load, inside the shell. Loading is retried by button, and
 * automatically when the connection returns.
 */
export function Broken({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const { t } = useTranslator<typeof membersMessages & typeof uiMessages>();
  const isMissing = error instanceof PartMissing;
  useEffect(() => {
    if (!isMissing) return;
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [isMissing, reset]);
  return (
    <Notice
      status="stop"
      role="alert"
      title={t('members.brokenTitle')}
      actions={
        <button type="button" className="btn btn-primary" onClick={isMissing ? reset : () => window.location.reload()}>
          {t(isMissing ? 'ui.retry' : 'members.reload')}
        </button>
      }
    >
      <p>{t(isMissing ? 'members.missingLead' : 'members.brokenLead')}</p>
    </Notice>
  );
}

/** The same if the shell itself failed to load. */
export function BrokenFrame(props: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 'var(--s7)' }}>
      <Broken {...props} />
    </main>
  );
}
