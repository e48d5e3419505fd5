import { Notice, useTranslator } from '@vinlore/ui';
import type { staffMessages } from '../messages/index.ts';

/** A page whose code did not load or that broke: the way on is to load it again. */
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
