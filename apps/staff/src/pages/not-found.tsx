import { Link } from '@tanstack/react-router';
import { Notice, useTranslator } from '@vinlore/ui';
import type { staffMessages } from '../messages/index.ts';

/** An address below `/staff` that has no page. */
export function NotFound() {
  const { t } = useTranslator<typeof staffMessages>();
  return (
    <>
      <h1>{t('staff.notFound')}</h1>
      <Notice
        status="no"
        title={t('staff.notFoundLead')}
        actions={
          <Link className="btn btn-outline" to="/staff">
            {t('staff.toHome')}
          </Link>
        }
      />
    </>
  );
}
