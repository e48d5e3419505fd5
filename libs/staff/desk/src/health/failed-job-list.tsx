import { ActDialog, Moment, Panel, ReasonField } from '@vinlore/desk-ui';
import { type FailedJobs, staffContract } from '@vinlore/staff-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { staffDeskMessages } from '../messages/index.ts';
import { HEALTH_KEY } from './health-key.ts';
import styles from './health.module.css';

/** Asks for a reason before removing jobs, because their work is never done. */
function RemoveDialog({ failed: { name, count, last_at: until }, onClose }: FailedJobProps & { onClose: () => void }) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  return (
    <ActDialog
      title={t('health.removeTitle', { count })}
      lead={t('health.removeLead', { name })}
      action={t('health.remove')}
      tone="danger"
      ready={reason.trim() !== ''}
      onAct={async () => {
        await call(staffContract.removeJobs, { name, until, reason });
        await queries.invalidateQueries({ queryKey: HEALTH_KEY });
      }}
      onClose={onClose}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

interface FailedJobProps {
  readonly failed: FailedJobs;
}

function FailedJob({ failed }: FailedJobProps) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const { name, count, last_at: until, message } = failed;
  const again = useMutation({
    mutationFn: () => call(staffContract.tryJobs, { name, until }),
    onSettled: () => queries.invalidateQueries({ queryKey: HEALTH_KEY }),
  });
  return (
    <li className={styles.job}>
      <div>
        <p className={styles.name}>
          <code>{name}</code> {t('health.times', { count })}
        </p>
        {message && <p className={styles.said}>{message}</p>}
        <p className="dim sm">
          {t('health.lastFailed')} <Moment at={until} />
        </p>
      </div>
      <div className={styles.acts}>
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={again.isPending}
          aria-label={t('health.tryAgainOf', { name })}
          onClick={() => !again.isPending && again.mutate()}
        >
          {t('health.tryAgain')}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={t('health.removeOf', { name })}
          onClick={() => setRemoving(true)}
        >
          {t('health.remove')}
        </button>
      </div>
      {again.error && <ErrorNotice error={again.error} />}
      {removing && <RemoveDialog failed={failed} onClose={() => setRemoving(false)} />}
    </li>
  );
}

/** Jobs that failed permanently: their errors, and actions. */
export function FailedJobList({ failed }: { readonly failed: readonly FailedJobs[] }) {
  const { t } = useTranslator<typeof staffDeskMessages>();
  return (
    <Panel title={t('health.failedJobs')}>
      <ul className={styles.jobs}>
        {failed.map((each) => (
          <FailedJob key={each.name} failed={each} />
        ))}
      </ul>
    </Panel>
  );
}
