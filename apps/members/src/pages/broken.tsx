import type { ErrorComponentProps } from '@tanstack/react-router';
import { Notice, PartMissing, type uiMessages, useTranslator } from '@vinlore/ui';
import { useEffect } from 'react';
import type { membersMessages } from '../messages/index.ts';

/**
 * In place of a page whose code did not come, or that broke. The frame around it stands. Code that did not come is asked for
 * again by hand, and by itself when the connection is back.
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

/** The same where the frame itself did not come. */
export function BrokenFrame(props: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 'var(--s7)' }}>
      <Broken {...props} />
    </main>
  );
}
