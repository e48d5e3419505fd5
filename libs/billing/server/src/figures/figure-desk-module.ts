import { staffFigureContract } from '@vinlore/billing-domain';
import type { Brand, Plan } from '@vinlore/brand';
import { type Database, tables } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import { defineModule, refuse, type ServerModule } from '@vinlore/server-kit';
import type { OrderTables } from '../orders/tables.ts';
import { cohortsOf } from './cohorts.ts';
import { currenciesOf, figuresOf, pausedCount } from './figures.ts';
import { defineFigureJob } from './keep-days.ts';
import { figureMessages } from './messages/index.ts';
import { figureMigrations } from './migrations.ts';
import { figureRoutines } from './routines.ts';

const DAY = 86_400_000;
/** Three years and a few days. */
const MOST_DAYS = 1_100;

/** Dependencies of the figures. */
export interface FigureDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly brands: readonly Brand[];
  readonly clock: () => Date;
}

/** Staff desk call that returns a brand's figures. */
export function createFigureDeskModule(deps: FigureDeps): ServerModule {
  const { database, clock } = deps;
  defineFigureJob(deps.jobs, deps);
  return defineModule({
    name: 'figure-desk',
    contract: staffFigureContract,
    migrations: figureMigrations,
    routines: figureRoutines,
    messages: figureMessages,
    handlers: {
      staffFigures: async ({ from, to, unit, currency: asked }, { brand, text }) => {
        const now = clock();
        if (from > to) return refuse(422, text.t('figures.order'));
        if ((Date.parse(to) - Date.parse(from)) / DAY > MOST_DAYS) return refuse(422, text.t('figures.tooLong'));
        const [own, ...others] = currenciesOfPlans(brand.plans);
        const sold = await currenciesOf(database, brand.key, now);
        const currency = asked ?? own ?? sold[0] ?? 'USD';
        const question = { brand: brand.key, currency, from, to, unit };
        const [{ points, plans }, paused] = await Promise.all([
          figuresOf(database, question, now),
          pausedCount(database, brand.key, now),
        ]);
        const names = await namesOf(database, brand, plans);
        return {
          currency,
          currencies: [...new Set([currency, ...(own === undefined ? [] : [own]), ...others, ...sold])],
          points,
          plans: plans.map((plan) => ({ ...plan, name: names.get(plan.id)?.[text.language] ?? plan.id })),
          paused,
          as_of: now.toISOString(),
        };
      },

      staffCohorts: async ({ plan }, { brand, text }) => {
        const { cohorts, plans } = await cohortsOf(database, { brand: brand.key, plan }, clock());
        const sold = plans.map((id) => ({ id }));
        const names = await namesOf(database, brand, sold);
        return { cohorts, plans: sold.map(({ id }) => ({ id, name: names.get(id)?.[text.language] ?? id })) };
      },
    },
  });
}

/** Currencies of a brand's plans, most used first. */
function currenciesOfPlans(plans: readonly Plan[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of plans) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one).map(([currency]) => currency);
}

/** Names of plans: from the current offer, otherwise as last sold. */
async function namesOf(
  database: Database,
  { key, plans }: Brand,
  sold: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Plan['name']>> {
  const names = new Map(plans.map(({ id, name }) => [id, name]));
  for (const { id } of sold.filter((plan) => !names.has(plan.id))) {
    const last = await tables<OrderTables>(database)
      .selectFrom('billing_order')
      .select('plan')
      .where('brand', '=', key)
      .where('plan_id', '=', id)
      .orderBy('ordered_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last) names.set(id, last.plan.name);
  }
  return names;
}
