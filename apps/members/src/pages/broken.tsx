import { Notice, useTranslator } from '@vinlore/ui';
import type { membersMessages } from '../messages/index.ts';

/** A page whose code did not load or that broke: the way on is to load it again. */
export function Broken() {
  const { t } = useTranslator<typeof membersMessages>();
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 'var(--s7)' }}>
      <Notice
        status="stop"
        role="alert"
        title={t('members.brokenTitle')}
        actions={
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            {t('members.reload')}
          </button>
        }
      >
        <p>{t('members.brokenLead')}</p>
      </Notice>
    </main>
  );
}
