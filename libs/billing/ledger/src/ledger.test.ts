import { type AuditTables } from '@vinlore/audit';
import { callRoutine, tables } from '@vinlore/database';
import { testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import {
  balancesOf,
  type Cause,
  type CreditMove,
  giveBack,
  grantCredits,
  reserveCredits,
  settleReservation,
  spendCredit,
  spendReserved,
  takeBack,
} from './ledger.ts';
import { payRoutine } from './routines.ts';
import type { LedgerTables } from './tables.ts';
import { booksThatDoNotAddUp, createLedgerDatabase, runUnlimited } from './testing/ledger-database.ts';

const database = await createLedgerDatabase();
afterAll(() => database.drop());
const at = new Date('2026-11-20T10:00:00Z');
const separate = testBrand({ key: 'one' });
const global = testBrand({ key: 'two', settings: { credit_type: 'global' } });

const newDocument = () => ({ kind: 'sticker', id: crypto.randomUUID(), title: '2014 Ford Escape' }) as const;
const order = (): Cause => ({ kind: 'order', id: crypto.randomUUID() });

/** Creates a new member for a test, with operations on their credits. */
function newMember(brand = separate) {
  const accountId = crypto.randomUUID();
  const pot = brand === global ? 'global' : 'sticker';
  const usual = (): CreditMove => ({ brand: brand.key, accountId, pot, credits: 1, cause: order(), at });
  return {
    accountId,
    grant: (move: Partial<CreditMove> = {}) => database.transaction((tx) => grantCredits(tx, { ...usual(), ...move })),
    take: (move: Partial<CreditMove> = {}) => database.transaction((tx) => takeBack(tx, { ...usual(), ...move })),
    spend: (product: 'report' | 'sticker' = 'sticker', document = newDocument(), when = at) =>
      database.transaction((tx) => spendCredit(tx, { brand, accountId, product, document, at: when })),
    reserve: (credits: number, cause = order()) =>
      database.transaction((tx) => reserveCredits(tx, { brand, accountId, product: 'sticker', credits, cause, at })),
    balances: () => balancesOf(database, brand.key, accountId),
  };
}
const back = (transactionId: string) =>
  database.transaction((tx) => giveBack(tx, { transactionId, reason: 'not-made', at }));
const spentBy = (paid: Awaited<ReturnType<typeof spendCredit>>) => {
  if (!paid.spent) throw new Error(`Nothing was spent: ${paid.reason}`);
  return paid;
};

describe('buying and spending', () => {
  it('spec §3: the brand’s credit_type decides which pot pays', async () => {
    const [apart, together] = [newMember(), newMember(global)];
    await apart.grant({ pot: 'vhr', credits: 2 });
    await together.grant({ credits: 2 });
    expect(await apart.spend('sticker')).toEqual({ spent: false, reason: 'no-credit' });
    expect(await apart.spend('report')).toMatchObject({ spent: true, paidBy: 'vhr' });
    expect(await together.spend('sticker')).toMatchObject({ spent: true, paidBy: 'global' });
    expect(await together.spend('report')).toMatchObject({ spent: true, paidBy: 'global' });
    expect(await apart.balances()).toEqual({ vhr: 1, sticker: 0, global: 0 });
    expect(await together.balances()).toEqual({ vhr: 0, sticker: 0, global: 0 });
  });

  it('books the same cause once, and returns the first answer on repeats', async () => {
    const member = newMember();
    const cause = order();
    const first = await member.grant({ credits: 3, cause });
    expect(await Promise.all(Array.from({ length: 5 }, () => member.grant({ credits: 3, cause })))).toEqual(
      Array.from({ length: 5 }, () => first),
    );
    expect(await member.balances()).toMatchObject({ sticker: 3 });
  });

  it('keeps the credits of each member and brand separate', async () => {
    const member = newMember();
    await member.grant();
    expect(await balancesOf(database, 'two', member.accountId)).toEqual({ vhr: 0, sticker: 0, global: 0 });
    expect(await newMember().spend()).toEqual({ spent: false, reason: 'no-credit' });
  });

  it('pays for only one of 16 concurrent documents from one credit', async () => {
    const member = newMember();
    await member.grant();
    const paid = await Promise.all(Array.from({ length: 16 }, () => member.spend()));
    expect(paid.filter(({ spent }) => spent)).toHaveLength(1);
    expect(await member.balances()).toMatchObject({ sticker: 0 });
  });

  it("rolls the spending back together with the document's transaction", async () => {
    const member = newMember();
    await member.grant();
    const failed = database.transaction(async (tx) => {
      const { accountId } = member;
      await spendCredit(tx, { brand: separate, accountId, product: 'sticker', document: newDocument(), at });
      throw new Error('The paper is out.');
    });
    await expect(failed).rejects.toThrow('The paper is out.');
    expect(await member.balances()).toMatchObject({ sticker: 1 });
  });

  it('returns the credit of a document that was not created, once', async () => {
    const member = newMember();
    await member.grant();
    const { transactionId } = spentBy(await member.spend());
    const [first, ...repeats] = await Promise.all([back(transactionId), back(transactionId), back(transactionId)]);
    expect(new Set([first, ...repeats]).size).toBe(1);
    expect(await member.balances()).toMatchObject({ sticker: 1 });
  });

  it('removes at most the balance on a refund, and returns the same number on a repeat', async () => {
    const member = newMember();
    await member.grant({ credits: 3 });
    await member.spend();
    const cause = { kind: 'refund', id: crypto.randomUUID() };
    expect(await member.take({ credits: 3, cause })).toBe(2);
    await member.grant({ credits: 5 });
    expect(await member.take({ credits: 3, cause })).toBe(2);
    expect(await member.balances()).toMatchObject({ sticker: 5 });
    expect(await newMember().take({ credits: 3 })).toBe(0);
  });
});

describe('unlimited plans have a fair-use limit', () => {
  it('pays from the plan up to the limit, then from credits, then refuses with the reason', async () => {
    const member = newMember();
    await member.grant();
    await runUnlimited(database, { brand: 'one', accountId: member.accountId, fairUse: 2, at });
    for (const paidBy of ['unlimited', 'unlimited', 'sticker'])
      expect(await member.spend()).toMatchObject({ spent: true, paidBy });
    expect(await member.spend()).toEqual({ spent: false, reason: 'fair-use', limit: 2 });
    expect(await member.spend('report')).toEqual({ spent: false, reason: 'no-credit' });
  });

  it("doesn't count a document that was not created", async () => {
    const member = newMember();
    await runUnlimited(database, { brand: 'one', accountId: member.accountId, fairUse: 1, at });
    const { transactionId } = spentBy(await member.spend());
    expect(await member.spend()).toMatchObject({ spent: false, reason: 'fair-use' });
    await back(transactionId);
    expect(await member.spend()).toMatchObject({ spent: true, paidBy: 'unlimited' });
    expect(await member.balances()).toMatchObject({ sticker: 0 });
  });

  it('uses the plan whose period ends first, regardless of purchase order', async () => {
    const { accountId, spend } = newMember();
    const plan = { brand: 'one', accountId, fairUse: 1 };
    const later = await runUnlimited(database, { ...plan, at });
    const sooner = await runUnlimited(database, { ...plan, at: new Date(at.getTime() - 86_400_000) });
    const paidFor = [spentBy(await spend()), spentBy(await spend())].map(({ transactionId }) => transactionId);
    const books = await tables<LedgerTables>(database)
      .selectFrom('ledger_entry')
      .select('book')
      .where('transaction_id', 'in', paidFor)
      .where('book', 'like', 'plan:%')
      .orderBy(sql`array_position(${paidFor}::uuid[], transaction_id)`)
      .execute();
    expect(books.map(({ book }) => book.split(':')[1])).toEqual([sooner, later]);
  });

  it("doesn't pay from a plan that has ended", async () => {
    const member = newMember();
    await runUnlimited(database, { brand: 'one', accountId: member.accountId, fairUse: 9, at });
    const later = new Date(at.getTime() + 40 * 86_400_000);
    expect(await member.spend('sticker', newDocument(), later)).toEqual({ spent: false, reason: 'no-credit' });
  });
});

describe('reservations for batches of documents', () => {
  const spend = (reservation: string) =>
    database.transaction((tx) => spendReserved(tx, { reservation, document: newDocument(), at }));
  const settle = (reservation: string) => database.transaction((tx) => settleReservation(tx, { reservation, at }));
  const idOf = (reserved: Awaited<ReturnType<typeof reserveCredits>>) => {
    if (!reserved.reserved) throw new Error('Nothing was reserved.');
    return reserved.transactionId;
  };

  it('sets credits aside, pays from them, and returns the rest', async () => {
    const member = newMember();
    await member.grant({ credits: 4 });
    const id = idOf(await member.reserve(3));
    expect(await member.balances()).toMatchObject({ sticker: 1 });
    expect(await member.reserve(2)).toEqual({ reserved: false, reason: 'no-credit' });
    const { transactionId } = spentBy(await spend(id));
    expect(await settle(id)).toBe(2);
    expect(await settle(id)).toBe(0);
    expect(await spend(id)).toEqual({ spent: false, reason: 'no-credit' });
    expect(await member.balances()).toMatchObject({ sticker: 3 });
    await back(transactionId);
    expect(await member.balances()).toMatchObject({ sticker: 4 });
  });

  it('returns the same reservation on a repeat, even when no credits are left', async () => {
    const member = newMember();
    await member.grant({ credits: 3 });
    const cause = { kind: 'bulk', id: crypto.randomUUID() };
    expect(idOf(await member.reserve(3, cause))).toBe(idOf(await member.reserve(3, cause)));
    expect(await member.reserve(3)).toEqual({ reserved: false, reason: 'no-credit' });
    expect(await member.balances()).toMatchObject({ sticker: 0 });
  });

  it('requires room in the fair-use limit of an unlimited plan, and sets no credits aside', async () => {
    const member = newMember();
    await runUnlimited(database, { brand: 'one', accountId: member.accountId, fairUse: 2, at });
    expect(await member.reserve(3)).toMatchObject({ reserved: false });
    const id = idOf(await member.reserve(2));
    await member.grant();
    for (const paidBy of ['unlimited', 'unlimited', 'sticker'])
      expect(await spend(id)).toMatchObject({ spent: true, paidBy });
    expect(await spend(id)).toEqual({ spent: false, reason: 'fair-use', limit: 2 });
    expect(await settle(id)).toBe(0);
    expect(await member.balances()).toMatchObject({ sticker: 0 });
  });
});

describe('guards in the database', () => {
  /** Pays without asking `paymentOf`. */
  const pay = (accountId: string, subscription: string | null, when = at) =>
    database.transaction((tx) =>
      callRoutine(tx, payRoutine, {
        ...{ brand: 'one', account: accountId, pot: 'sticker', product: 'sticker', subscription },
        document: newDocument(),
        at: when,
      }),
    );

  it("refuse to spend a credit that doesn't exist", () =>
    expect(pay(newMember().accountId, null)).rejects.toThrow('ledger_never_negative'));

  it('refuse an unlimited plan beyond its fair-use limit, after its period, or of another member', async () => {
    const { accountId } = newMember();
    const plan = await runUnlimited(database, { brand: 'one', accountId, fairUse: 1, at });
    await pay(accountId, plan);
    await expect(pay(accountId, plan)).rejects.toThrow('is used up');
    await expect(pay(accountId, plan, new Date(at.getTime() + 40 * 86_400_000))).rejects.toThrow('no rows');
    await expect(pay(newMember().accountId, plan)).rejects.toThrow('no rows');
  });

  it.each([
    sql`update ledger_member set brand = 'two'`,
    sql`update ledger_transaction set at = now()`,
    sql`update ledger_entry set credits = 100`,
    sql`delete from ledger_entry`,
    sql`delete from ledger_transaction`,
    sql`truncate ledger_member cascade`,
  ])('refuse changes to past entries (case %#)', async (statement) => {
    await newMember().grant();
    await expect(database.asOwner((owner) => statement.execute(owner))).rejects.toThrow('the ledger is append-only');
  });

  /** Inserts an entry directly, without the ledger's functions. */
  const forge = async (entry: { credits: number; sum: number; number: number; book?: string }) => {
    const member = newMember();
    const id = await member.grant({ credits: 2 });
    const { credits, sum: total, number, book = 'balance' } = entry;
    return sql`insert into ledger_entry (member_id, pot, book, number, transaction_id, credits, sum)
      select member_id, pot, ${book}, ${number}, ${id}, ${credits}, ${total} from ledger_entry
      where transaction_id = ${id} and book = 'balance'`.execute(database.kysely);
  };

  it('refuse a transaction whose entries do not sum to zero', () =>
    expect(forge({ credits: 1, sum: 3, number: 2 })).rejects.toThrow('do not sum to zero'));

  it('refuse a negative balance', () =>
    expect(forge({ credits: -3, sum: -1, number: 2 })).rejects.toThrow('ledger_never_negative'));

  it('refuse a wrong running total, and a duplicate entry number', async () => {
    const { accountId, grant } = newMember();
    await grant({ credits: 2 });
    /** Inserts the same entries again in both books under the given number, with sums that are off by `wrong`. */
    const again = (number: number, wrong: number) =>
      sql`insert into ledger_entry (member_id, pot, book, number, transaction_id, credits, sum)
        select e.member_id, e.pot, e.book, ${number}, e.transaction_id, e.credits, (1 + ${wrong}) * e.credits
        from ledger_entry e join ledger_member m on m.id = e.member_id where m.account_id = ${accountId}`.execute(
        database.kysely,
      );
    await expect(again(2, 2)).rejects.toThrow('is not the sum of those before it');
    await expect(again(3, 1)).rejects.toThrow('is not the sum of those before it');
    await expect(again(1, 0)).rejects.toThrow('ledger_entry_pkey');
    await again(2, 1);
    expect(await balancesOf(database, 'one', accountId)).toMatchObject({ sticker: 4 });
  });

  it('leave all books of these tests adding up', async () => {
    expect(await booksThatDoNotAddUp(database)).toEqual([]);
  });
});

it('records each change of credits in the audit log once', async () => {
  const member = newMember();
  const cause = order();
  const granted = await member.grant({ cause });
  await member.grant({ cause });
  const { transactionId } = spentBy(await member.spend());
  const ids = [granted, transactionId, await back(transactionId)];
  const acts = await tables<AuditTables>(database)
    .selectFrom('audit_entry')
    .select(['act', 'actor', 'subject_kind', 'subject_id'])
    .where('subject_id', 'in', ids)
    .orderBy('id')
    .execute();
  expect(acts).toEqual([
    { act: 'credits.granted', actor: null, subject_kind: 'credits', subject_id: ids[0] },
    { act: 'credits.spent', actor: member.accountId, subject_kind: 'credits', subject_id: ids[1] },
    { act: 'credits.given-back', actor: null, subject_kind: 'credits', subject_id: ids[2] },
  ]);
});
