import { DeskPage } from '@vinlore/desk-ui';
import { type Health, staffContract } from '@vinlore/staff-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { staffDeskMessages } from '../messages/index.ts';
import { FailedJobList } from './failed-job-list.tsx';
import { HEALTH_KEY } from './health-key.ts';
import styles from './health.module.css';
import { PartCard } from './part-card.tsx';

/** How often the page is refreshed while open. */
const FOLLOW_MS = 15_000;

function Standing({ parts, failed }: Health) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  return (
    <>
      <ul className={styles.parts} aria-label={t('health.parts')}>
        {parts.map((part) => (
          <PartCard key={part.part} {...part} />
        ))}
      </ul>
      {failed.length > 0 && <FailedJobList failed={failed} />}
    </>
  );
}

/** /staff/health: the status of the service and how to fix problems. */
export function HealthPage() {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const call = useCall();
  const { data, error, refetch } = useQuery({
    queryKey: HEALTH_KEY,
    queryFn: ({ signal }) => call(staffContract.health, {}, { signal }),
    refetchInterval: FOLLOW_MS,
    staleTime: 0,
  });
  return (
    <DeskPage title={t('health.title')} lead={t('health.lead')}>
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data && <Standing {...data} />}
      {!data && !error && (
        <span className={`skeleton ${styles.place}`} role="status" aria-label={t('health.loading')} />
      )}
    </DeskPage>
  );
}
