import { BULK_PAGE, type bulkContract } from '@vinlore/contract';
import { type CallContext, type Handlers, refuse } from '@vinlore/server-kit';
import { type CountedJob, documentIdOf, jobOf, jobsOf, pageOfRows, rowsOf } from '../bulk-store.ts';
import { jobView } from '../job-view.ts';
import type { BulkDeps } from '../deps.ts';
import { problemView } from '../problem-view.ts';
import { endJob } from '../work.ts';

/** Most jobs shown in a dealer's list. */
const MOST_JOBS = 50;

/** Handlers of the calls about existing jobs. */
export function jobHandlers(
  deps: BulkDeps,
): Pick<Handlers<typeof bulkContract>, 'bulkList' | 'bulkStatus' | 'bulkStop' | 'bulkProblems' | 'bulkRows'> {
  const { database, products } = deps;
  type Context = Pick<CallContext<'bearer'>, 'actor' | 'brand' | 'text'>;
  const ownerOf = ({ actor, brand }: Context) => ({ brand: brand.key, accountId: actor.accountId });
  const own = async (id: string, context: Context): Promise<CountedJob> =>
    (await jobOf(database, ownerOf(context), id)) ?? refuse(404, context.text.t('bulk.none'));
  return {
    bulkList: async ({ kind }, context) => {
      const jobs = await jobsOf(database, ownerOf(context), kind, MOST_JOBS);
      return jobs.map((job) => jobView(deps, job));
    },
    bulkStatus: async ({ id }, context) => jobView(deps, await own(id, context)),
    bulkStop: async ({ id }, context) => {
      await own(id, context);
      await database.transaction((tx) => endJob(deps, tx, id, 'stopped'));
      return jobView(deps, await own(id, context));
    },
    bulkProblems: async ({ id }, context) => {
      const { id: jobId, kind } = await own(id, context);
      const rows = await rowsOf(database, jobId);
      return rows
        .filter(({ state }) => state === 'failed')
        .flatMap(({ stock_number: stockNumber, ...row }) =>
          problemView(products[kind], context.text, { ...row, stockNumber }),
        );
    },
    bulkRows: async ({ id, cursor }, context) => {
      const { id: jobId, kind } = await own(id, context);
      const { brand, text } = context;
      const product = products[kind];
      const rows = await pageOfRows(database, jobId, { after: cursor, limit: BULK_PAGE });
      const ids = rows.flatMap((row) => documentIdOf(row) ?? []);
      const documents = await product.documentsOf({ brand, language: text.language }, ids);
      return {
        rows: rows.map((row) => {
          const { line, vin, stock_number, state, problem } = row;
          const document = documents.get(documentIdOf(row) ?? '');
          return {
            ...{ line, vin, stock_number, state },
            document: document ? { id: document.number, title: document.title } : null,
            problem: problem === null ? null : product.problemWords(text, problem, vin),
          };
        }),
        next: rows.length === BULK_PAGE ? rows.at(-1)!.number : null,
      };
    },
  };
}
