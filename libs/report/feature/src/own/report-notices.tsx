import { Notice, useTranslator } from '@vinlore/ui';
import type { reportMessages } from '../messages/index.ts';
import type { OwnReport } from '../report-queries.ts';

/** Props of `ReportNotices`. */
export interface ReportNoticesProps {
  readonly own: OwnReport;
  readonly free: boolean;
  /** Opens the question about a new version. */
  readonly onAgain: () => void;
}

/** Notices about this report: it was altered, its credit was refunded, or sources were down. */
export function ReportNotices({ own, free, onAgain }: ReportNoticesProps) {
  const { t } = useTranslator<typeof reportMessages>();
  const { down, credit_returned: returned, standing } = own;
  return (
    <>
      {standing === 'altered' && (
        <Notice status="stop" title={t('own.altered')}>
          <p>{t('own.alteredLead')}</p>
        </Notice>
      )}
      {returned && (
        <Notice status="info" title={t('own.returned')}>
          <p>{t('own.returnedLead')}</p>
        </Notice>
      )}
      {down.length > 0 && (
        <Notice
          status="ask"
          title={t('own.down', { count: down.length, sources: down.join(', ') })}
          actions={
            <button type="button" className="btn btn-outline" onClick={onAgain}>
              {t(free ? 'own.tryFree' : 'own.tryCredit')}
            </button>
          }
        >
          <p>{t('own.downLead')}</p>
        </Notice>
      )}
    </>
  );
}
