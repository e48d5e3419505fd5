import { holdBooks, balancesOf, giveBack, grantCredits, type LedgerTables, takeBack } from '@vinlore/billing-ledger';
import { type Act, recordAct } from '@vinlore/audit';
import type { Pot } from '@vinlore/billing-domain';
import { tables, type Tx } from '@vinlore/database';
import { holdKey } from '../../keys/hold-key.ts';
import { isReversible } from './book-lines.ts';
import type { CorrectionTables } from './tables.ts';

/** Whose credits are corrected, by whom, and why. */
export interface Correction {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
  readonly why: string;
  readonly act: Pick<Act, 'brand' | 'from'> & { readonly actor: string };
  readonly at: Date;
  /** Asked before credits are given: ends the transaction where that takes a second person. */
  readonly mayGive: (tx: Tx, pot: Pot, credits: number) => Promise<void>;
}

/** Why nothing is corrected. */
export class CorrectionRefused extends Error {
  override readonly name = 'CorrectionRefused';
  constructor(
    readonly reason: 'no-entry' | 'not-reversible' | 'too-few' | 'other-key',
    /** Credits that are there, where they are too few. */
    readonly there = 0,
  ) {
    super(`No correction: ${reason}.`);
  }
}

/** Names a correction that states its own credits among a brand's entries. */
const OWN = 'correction';
/** … and one that reverses a named entry: there is one for each. */
const REVERSAL = 'reversal';

/**
 * Gives or takes credits, once for each key; never takes more than are there.
 *
 * @param stated credits above 0 are given, below 0 taken
 * @returns the id of the correcting entry
 * @throws CorrectionRefused
 */
export async function correctCredits(
  tx: Tx,
  correction: Correction,
  { pot, credits, key }: { readonly pot: Pot; readonly credits: number; readonly key: string },
): Promise<string> {
  await holdKey(tx, 'correction', correction.brand, key);
  await holdBooks(tx, correction);
  const before = await entryOf(tx, correction.brand, OWN, key);
  if (before) {
    if (before.account_id === correction.accountId && before.pot === pot && before.credits === credits)
      return before.id;
    throw new CorrectionRefused('other-key');
  }
  return book(tx, correction, { pot, credits, cause: { kind: OWN, id: key }, reverses: null });
}

/**
 * Corrects by an entry that takes a named one back, once: a repeat gives the first.
 *
 * @returns the id of the correcting entry
 * @throws CorrectionRefused
 */
export async function reverseEntry(tx: Tx, correction: Correction, entryId: string): Promise<string> {
  const { brand, accountId } = correction;
  await holdBooks(tx, correction);
  const [entry] = await entries(tx, brand, accountId, entryId);
  if (!entry) throw new CorrectionRefused('no-entry');
  const reversed = await reversalOf(tx, brand, entryId);
  if (reversed) return reversed;
  const { kind, cause, pot, credits } = entry;
  if (!isReversible({ kind, cause, byPlan: entry.book !== 'balance', reversed: false }))
    throw new CorrectionRefused('not-reversible');
  return book(tx, correction, { pot, credits: -credits, cause: { kind: REVERSAL, id: entryId }, reverses: entry });
}

const entries = (tx: Tx, brand: string, accountId: string, id: string) =>
  tables<LedgerTables>(tx)
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_member as m', 'm.id', 't.member_id')
    .innerJoin('ledger_entry as e', 'e.transaction_id', 't.id')
    .where('t.id', '=', id)
    .where('m.account_id', '=', accountId)
    .where('m.brand', '=', brand)
    // A document's entry has a second side, in the book of what was used.
    .where('e.book', 'not in', ['issued', 'used'])
    .select(['t.id', 't.kind', 't.cause', 'e.pot', 'e.credits', 'e.book'])
    .execute();

type Entry = Awaited<ReturnType<typeof entries>>[number];

/** The entry that was booked for a cause. */
const entryOf = (tx: Tx, brand: string, cause: string, id: string) =>
  tables<LedgerTables>(tx)
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_member as m', 'm.id', 't.member_id')
    .innerJoin('ledger_entry as e', 'e.transaction_id', 't.id')
    .where('t.brand', '=', brand)
    .where('t.cause', '=', cause)
    .where('t.cause_id', '=', id)
    .where('e.book', '=', 'balance')
    .select(['t.id', 'm.account_id', 'e.pot', 'e.credits'])
    .executeTakeFirst();

/** The entry that took another back: by staff, or because its document came to nothing. */
async function reversalOf(tx: Tx, brand: string, entryId: string): Promise<string | undefined> {
  const found = await tables<LedgerTables>(tx)
    .selectFrom('ledger_transaction')
    .where('brand', '=', brand)
    .where('cause', 'in', [REVERSAL, 'spend'])
    .where('cause_id', '=', entryId)
    .select('id')
    .executeTakeFirst();
  return found?.id;
}

interface Booking {
  readonly pot: Pot;
  readonly credits: number;
  readonly cause: { readonly kind: string; readonly id: string };
  readonly reverses: Entry | null;
}

/** Books a correction, notes whose it is and why, and records the act. */
async function book(tx: Tx, correction: Correction, { pot, credits, cause, reverses }: Booking): Promise<string> {
  const { brand, accountId, why, act, at } = correction;
  const before = (await balancesOf(tx, brand, accountId))[pot];
  if (before + credits < 0) throw new CorrectionRefused('too-few', before);
  if (credits > 0) await correction.mayGive(tx, pot, credits);
  const id = await move(tx, correction, { pot, credits, cause, reverses });
  await tables<CorrectionTables>(tx)
    .insertInto('ledger_correction')
    .values({
      transaction_id: id,
      brand,
      account_id: accountId,
      reverses: reverses?.id ?? null,
      actor: act.actor,
      why,
      at,
    })
    .execute();
  await recordAct(tx, {
    ...act,
    act: reverses ? 'credits.reversed' : 'credits.corrected',
    subject: { kind: 'account', id: accountId },
    detail: { entry: id, pot, credits, why, reverses: reverses?.id ?? null },
    before: { [pot]: before },
    after: { [pot]: before + credits },
  });
  return id;
}

/** @returns the id of the entry */
async function move(
  tx: Tx,
  { brand, accountId, at }: Correction,
  { pot, credits, cause, reverses }: Booking,
): Promise<string> {
  // A document's credit comes back as it does where the document could not be made, so that it never comes back twice.
  if (reverses?.kind === 'spend') return giveBack(tx, { transactionId: reverses.id, reason: OWN, at });
  const moved = { brand, accountId, pot, credits: Math.abs(credits), cause, at };
  if (credits > 0) return grantCredits(tx, moved);
  await takeBack(tx, moved);
  return (await entryOf(tx, brand, cause.kind, cause.id))!.id;
}
