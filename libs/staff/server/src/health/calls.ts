import { recordAct } from '@vinlore/audit';
import { type CallContext, type Handlers, refuse, staffAct } from '@vinlore/server-kit';
import type { staffContract } from '@vinlore/staff-domain';
import type { HealthDesk, StaffDeps } from '../deps.ts';

type Rows = Pick<Handlers<typeof staffContract>, 'health' | 'removeJobs' | 'tryJobs'>;

/** GET /api-cwa/staff/health, and POST /api-cwa/staff/jobs/try-again and …/remove. */
export function healthHandlers({ database, health }: Pick<StaffDeps, 'database' | 'health'>): Rows {
  /** Handles the failed jobs of a name that the caller has seen; of two concurrent calls, one takes effect. */
  const see = async (
    context: CallContext<'staff'>,
    act: 'jobs.removed' | 'jobs.tried-again',
    work: HealthDesk['tryAgain'],
    { name, until, reason }: { readonly name: string; readonly until: string; readonly reason?: string },
  ) => {
    await database.transaction(async (tx) => {
      const count = await work(tx, name, new Date(until));
      if (count === 0) refuse(404, context.text.t('staff.noFailedJobs'));
      await recordAct(tx, {
        ...staffAct(context),
        act,
        subject: { kind: 'jobs', id: name },
        detail: { count, ...(reason !== undefined && { reason }) },
      });
    });
    return health.read();
  };
  return {
    health: () => health.read(),
    tryJobs: (seen, context) => see(context, 'jobs.tried-again', health.tryAgain, seen),
    removeJobs: (seen, context) => see(context, 'jobs.removed', health.remove, seen),
  };
}
