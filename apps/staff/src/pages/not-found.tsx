import { Link } from '@tanstack/react-router';
import { DeskPage } from '@vinlore/desk-ui';
import { Notice, useTranslator } from '@vinlore/ui';
import type { staffMessages } from '../messages/index.ts';

/** An address below `/staff` that has no page. */
export function NotFound() {
  const { t } = useTranslator<typeof staffMessages>();
  return (
    <DeskPage title={t('staff.notFound')}>
      <Notice
        status="no"
        title={t('staff.notFoundLead')}
        actions={
          <Link className="btn btn-outline" to="/staff">
            {t('staff.toHome')}
          </Link>
        }
      />
    </DeskPage>
  );
}
