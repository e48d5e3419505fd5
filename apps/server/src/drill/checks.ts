import { verifyChain } from '@vinlore/audit';
import { checkLedger } from '@vinlore/billing-ledger';
import { type Database, tables } from '@vinlore/database';
import type { PublicKey } from '@vinlore/documents';
import { checkReports } from '@vinlore/report-server';
import { checkStickers } from '@vinlore/sticker-server';
import { sql } from 'kysely';

/** One thing that a drill looked at. */
export interface Check {
  readonly name: string;
  readonly ok: boolean;
  /** The result in one sentence. */
  readonly words: string;
}

/** Numbers of documents that a sentence names. */
const NAMED = 5;

/**
 * Checks the data of a restored copy: ledger, signatures, and audit log.
 *
 * @param asOf the moment that the data is from
 */
export async function checkData(database: Database, keys: readonly PublicKey[], asOf: Date): Promise<Check[]> {
  const ledger = await checkLedger(database);
  const stickers = await checkStickers(database, keys);
  const reports = await checkReports(database, keys);
  const audit = await verifyChain({ database, keys, anchor: null, asOf });
  return [
    {
      name: 'ledger',
      ok: ledger.unbalanced === 0 && ledger.broken === 0,
      words:
        ledger.unbalanced === 0 && ledger.broken === 0
          ? `All ${ledger.entries} entries of the ledger balance.`
          : `The ledger doesn’t balance: ${ledger.unbalanced} transactions, ${ledger.broken} entries.`,
    },
    signatures('stickers', stickers),
    signatures('reports', reports),
    {
      name: 'audit',
      ok: audit.fault === null,
      words: audit.fault ?? `All ${audit.verified} sealed entries of the audit log are intact.`,
    },
  ];
}

function signatures(name: string, { genuine, altered }: Awaited<ReturnType<typeof checkStickers>>): Check {
  const ok = altered.length === 0;
  const named = altered.slice(0, NAMED).join(', ');
  const words = ok
    ? `The signatures of all ${genuine} ${name} verify.`
    : `${altered.length} of ${genuine + altered.length} ${name} don’t match their signature: ${named}${altered.length > NAMED ? ', …' : ''}`;
  return { name, ok, words };
}

/** Tables whose rows a drill counts: what would be missed first. */
const COUNTED = ['account', 'billing_order', 'ledger_entry', 'sticker', 'report', 'ticket', 'audit_entry'] as const;

/** Row counts of the most important tables; a table that doesn't exist is left out. */
export async function countRows(database: Database): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  await database.maintenance(async (db) => {
    for (const table of COUNTED) {
      const known = await sql<{ at: string | null }>`select to_regclass(${table}) as at`.execute(tables<object>(db));
      if (!known.rows[0]?.at) continue;
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
        tables<object>(db),
      );
      counts[table] = Number(rows[0]!.n);
    }
  });
  return counts;
}
