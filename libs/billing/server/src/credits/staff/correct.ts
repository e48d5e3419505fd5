import { holdBooks, balancesOf, giveBack, grantCredits, type LedgerTables, takeBack } from '@vinlore/billing-ledger';
import { type Act, recordAct } from '@vinlore/audit';
import type { Pot } from '@vinlore/billing-domain';
import { tables, type Tx } from '@vinlore/database';
import { holdKey } from '../../keys/hold-key.ts';
import { isReversible } from './book-lines.ts';
import type { CorrectionTables } from './tables.ts';

/** Whose credits are corrected, who corrects them, and why. */
export interface Correction {
  /** The brand's key. */
  readonly brand: string;
  readonly accountId: string;
  readonly why: string;
  readonly act: Pick<Act, 'brand' | 'from'> & { readonly actor: string };
  readonly at: Date;
  /** Called before credits are given; throws to end the transaction if a second approver is needed. */
  readonly mayGive: (tx: Tx, pot: Pot, credits: number) => Promise<void>;
}

/** Thrown when a correction is refused; says why. */
export class CorrectionRefused extends Error {
  override readonly name = 'CorrectionRefused';
  constructor(
    readonly reason: 'no-entry' | 'not-reversible' | 'too-few' | 'other-key',
    /** The available credits, if they are too few. */
    readonly there = 0,
  ) {
    super(`No correction: ${reason}.`);
  }
}

/** Cause of a correction that states its own number of credits. */
const OWN = 'correction';
/** Cause of a correction that reverses an entry; there is at most one per entry. */
const REVERSAL = 'reversal';

/**
 * Gives or takes credits, once per key; never takes more than the balance.
 *
 * @param stated credits: above 0 gives, below 0 takes
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
 * Reverses an entry, once; a repeat returns the first reversal.
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
    // A document's entry also has a counter-entry in the issued or used book.
    .where('e.book', 'not in', ['issued', 'used'])
    .select(['t.id', 't.kind', 't.cause', 'e.pot', 'e.credits', 'e.book'])
    .execute();

type Entry = Awaited<ReturnType<typeof entries>>[number];

/** Finds the entry with a given cause. */
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

/** Finds the entry that reversed another: by staff, or because its document failed. */
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

/** Books a correction, stores its member and reason, and logs the act. */
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
  // A document's credit is returned the same way as when the document fails, so that it is never returned twice.
  if (reverses?.kind === 'spend') return giveBack(tx, { transactionId: reverses.id, reason: OWN, at });
  const moved = { brand, accountId, pot, credits: Math.abs(credits), cause, at };
  if (credits > 0) return grantCredits(tx, moved);
  await takeBack(tx, moved);
  return (await entryOf(tx, brand, cause.kind, cause.id))!.id;
}
