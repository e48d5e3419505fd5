import { Link } from '@tanstack/react-router';
import { Notice, useTranslator } from '@vinlore/ui';
import type { staffMessages } from '../messages/index.ts';

/** An address below `/staff` that has no page. */
export function NotFound() {
  const { t } = useTranslator<typeof staffMessages>();
  return (
    <main id="main" className="wrap" style={{ paddingBlock: 'var(--s7)' }}>
      <h1 className="hidden-visually">{t('staff.desk')}</h1>
      <Notice
        status="no"
        title={t('staff.notFound')}
        actions={
          <Link className="btn btn-outline" to="/staff">
            {t('staff.toHome')}
          </Link>
        }
      />
    </main>
  );
}
