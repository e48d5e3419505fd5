import { type dataContract, IMPORT_KINDS, UNASKED } from '@vinlore/data-domain';
import { acrossBrands, type Database } from '@vinlore/database';
import type { Handler } from '@vinlore/server-kit';
import { sql } from 'kysely';
import type { KnownSources } from '../deps.ts';
import type { SourceLedger } from '../sources/source-ledger.ts';

/** When each kind was last imported, from any desk. */
async function lastImports(database: Database): Promise<ReadonlyMap<string, string>> {
  const asked = sql<{ kind: string; at: Date | null }>`
    select kind, (
      select max(ended_at) from data_import as kept where kept.kind = each.kind and kept.state = 'done') as at
    from unnest(${[...IMPORT_KINDS]}::text[]) as each (kind)`;
  const { rows } = await acrossBrands(() => asked.execute(database.kysely));
  return new Map(rows.flatMap(({ kind, at }) => (at === null ? [] : [[kind, at.toISOString()]])));
}

/** GET /api-cwa/staff/sources. Never exposes accounts, keys, or URLs. */
export function listSources(
  database: Database,
  { stocks, services }: KnownSources,
  ledger: SourceLedger,
): Handler<typeof dataContract.sources> {
  return async () => {
    const [kept, imported, standing] = await Promise.all([
      Promise.all(stocks.map((stock) => stock())),
      lastImports(database),
      ledger.standing(services.map(({ name }) => name)),
    ]);
    return {
      stocks: kept.flat().map((stock) => ({ ...stock, imported_at: imported.get(stock.subject) ?? null })),
      services: services.map((service) => ({ ...service, ...(standing.get(service.name) ?? UNASKED) })),
    };
  };
}
