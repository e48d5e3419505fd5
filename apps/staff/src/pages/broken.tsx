import { Notice, useTranslator } from '@vinlore/ui';
import type { staffMessages } from '../messages/index.ts';

/** A page that crashed or whose code failed to load, with a reload button. */
export function Broken() {
  const { t } = useTranslator<typeof staffMessages>();
  return (
    <Notice
      status="stop"
      role="alert"
      title={t('staff.brokenTitle')}
      actions={
        <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
          {t('staff.reload')}
        </button>
      }
    >
      <p>{t('staff.brokenLead')}</p>
    </Notice>
  );
}
