import type { bulkContract } from '@vinlore/contract';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import { type CountedJob, jobOf, jobsOf, rowsOf } from '../bulk-store.ts';
import { jobView } from '../job-view.ts';
import type { BulkDeps } from '../deps.ts';
import { problemView } from '../problem-view.ts';
import { endJob } from '../work.ts';

/** Jobs that a dealer sees in their list. */
const MOST_JOBS = 50;

/** The calls about jobs that are there. */
export function jobHandlers(
  deps: BulkDeps,
): Pick<Handlers<typeof bulkContract>, 'bulkList' | 'bulkStatus' | 'bulkStop' | 'bulkProblems'> {
  const { database, product } = deps;
  type Context = Pick<CallContext<'bearer'>, 'actor' | 'brand' | 'text'>;
  const ownerOf = ({ actor, brand }: Context) => ({ brand: brand.key, accountId: actor.accountId });
  const own = async (id: string, context: Context): Promise<CountedJob> =>
    (await jobOf(database, ownerOf(context), id)) ?? refuse(404, context.text.t('bulk.none'));
  return {
    bulkList: async (_nothing, context) => {
      const jobs = await jobsOf(database, ownerOf(context), MOST_JOBS);
      return jobs.map((job) => jobView(deps, job));
    },
    bulkStatus: async ({ id }, context) => jobView(deps, await own(id, context)),
    bulkStop: async ({ id }, context) => {
      await own(id, context);
      await database.transaction((tx) => endJob(deps, tx, id, 'stopped'));
      return jobView(deps, await own(id, context));
    },
    bulkProblems: async ({ id }, context) => {
      const { id: jobId } = await own(id, context);
      const rows = await rowsOf(database, jobId);
      return rows.flatMap(({ stock_number: stockNumber, ...row }) =>
        problemView(product, context.text, { ...row, stockNumber }),
      );
    },
  };
}
