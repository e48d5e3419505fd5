import { Link } from '@tanstack/react-router';
import { DeskPage } from '@vinlore/desk-ui';
import { Notice, useTranslator } from '@vinlore/ui';
import type { staffMessages } from '../messages/index.ts';

/** 404 for a URL below `/staff`. */
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
