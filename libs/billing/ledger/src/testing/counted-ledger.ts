import type { Pot } from '@vinlore/billing-domain';
import type { PlanProduct } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { testBrand, type TestDatabase } from '@vinlore/testing-node';
import {
  giveBack,
  grantCredits,
  reserveCredits,
  settleReservation,
  spendCredit,
  type Spending,
  spendReserved,
  takeBack,
} from '../ledger.ts';
import type { LedgerKind } from '../tables.ts';
import { runUnlimited } from './ledger-database.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const MEMBERS = 4;
const BRAND = testBrand({ key: 'counted' });
/** Fair-use limit of the first member's unlimited sticker plan, in documents. */
export const FAIR_USE = 8;

/** A client's operation. `which` selects the member, the cause, or one of the documents or reservations so far. */
export interface Step {
  readonly act: 'buy' | 'renew' | 'refund' | 'spend' | 'give-back' | 'reserve' | 'spend-reserved' | 'release';
  readonly which: number;
  /**
   * `crash`: the process dies before the commit. `repeat`: the client never gets the answer and sends the operation
   * again.
   */
  readonly fate: 'done' | 'crash' | 'repeat';
}

/** The expected books of a member's pot. */
interface Books {
  balance: number;
  reserved: number;
  /** Uses of the unlimited plan. */
  uses: number;
}

/** A document that was paid for. */
interface Paid {
  readonly pot: string;
  readonly transactionId: string;
  readonly unlimited: boolean;
}

class Crash extends Error {}

/**
 * A ledger used by many clients concurrently, together with the simplest possible model of it: one number per book,
 * updated by acknowledged operations.
 */
export class CountedLedger {
  readonly members = Array.from({ length: MEMBERS }, () => crypto.randomUUID());
  readonly books = new Map<string, Books>();
  /** The expected number of transactions of each kind. */
  readonly acts = new Map<LedgerKind, number>();
  readonly #answers = new Map<string, string | number>();
  readonly #paid: Paid[] = [];
  readonly #reserved: { readonly pot: string; readonly id: string; readonly aside: boolean }[] = [];
  /** Makes this ledger's causes unique, since all runs share a database. */
  readonly #run = crypto.randomUUID();

  constructor(private readonly database: TestDatabase) {}

  /** Gives the first member an unlimited sticker plan. */
  async open(): Promise<void> {
    await runUnlimited(this.database, { brand: BRAND.key, accountId: this.members[0]!, fairUse: FAIR_USE, at: AT });
  }

  async take(step: Step): Promise<void> {
    await this.#once(step);
    const isOnce = step.act === 'spend' || step.act === 'spend-reserved';
    if (step.fate === 'repeat' && !isOnce) await this.#once(step);
  }

  #once({ act, which, fate }: Step): Promise<void> {
    const commit = <T>(work: (tx: Tx) => Promise<T>, acknowledge: (answer: T) => void) =>
      this.#commit(fate === 'crash', work, acknowledge);
    const accountId = this.members[which % MEMBERS]!;
    const product: PlanProduct = which % (2 * MEMBERS) < MEMBERS ? 'sticker' : 'report';
    const pot = product === 'sticker' ? 'sticker' : 'vhr';
    const key = bookKey(accountId, pot);
    const cause = { kind: act, id: `${this.#run} ${which}` };
    const credits = 1 + (which % 5);
    const move = { brand: BRAND.key, accountId, pot, credits, cause, at: AT } as const;
    const pay = { brand: BRAND, accountId, product, at: AT };
    const document = { kind: product, id: crypto.randomUUID(), title: '2014 Ford Escape' };
    const paid = this.#paid[which % (this.#paid.length || 1)];
    const reservation = this.#reserved[which % (this.#reserved.length || 1)];

    switch (act) {
      case 'buy':
      case 'renew':
        return commit(
          (tx) => grantCredits(tx, move),
          (id) => this.#first(cause, id, () => this.#note('grant', key, { balance: credits })),
        );
      case 'refund':
        return commit(
          (tx) => takeBack(tx, move),
          (taken) => this.#first(cause, taken, () => this.#note('take-back', key, { balance: -taken })),
        );
      case 'spend':
        return commit(
          (tx) => spendCredit(tx, { ...pay, document }),
          (answer) => this.#spent(answer, key, { balance: -1 }),
        );
      case 'give-back':
        if (!paid) return Promise.resolve();
        return commit(
          (tx) => giveBack(tx, { transactionId: paid.transactionId, reason: 'not-made', at: AT }),
          (id) =>
            this.#first({ kind: act, id: paid.transactionId }, id, () =>
              this.#note('give-back', paid.pot, paid.unlimited ? { uses: -1 } : { balance: 1 }),
            ),
        );
      case 'reserve':
        return commit(
          (tx) => reserveCredits(tx, { ...pay, credits, cause }),
          (answer) => {
            if (!answer.reserved) return;
            const { transactionId: id, paidBy } = answer;
            this.#first(cause, id, () => {
              const aside = paidBy !== 'unlimited';
              this.#reserved.push({ pot: key, id, aside });
              this.#note('reserve', key, aside ? { balance: -credits, reserved: credits } : {});
            });
          },
        );
      case 'spend-reserved':
        if (!reservation) return Promise.resolve();
        return commit(
          (tx) => spendReserved(tx, { reservation: reservation.id, document, at: AT }),
          (answer) => this.#spent(answer, reservation.pot, reservation.aside ? { reserved: -1 } : { balance: -1 }),
        );
      case 'release':
        if (!reservation) return Promise.resolve();
        return commit(
          (tx) => settleReservation(tx, { reservation: reservation.id, at: AT }),
          (rest) => rest > 0 && this.#note('release', reservation.pot, { balance: rest, reserved: -rest }),
        );
    }
  }

  async #commit<T>(crashes: boolean, work: (tx: Tx) => Promise<T>, acknowledge: (answer: T) => void): Promise<void> {
    const committed = this.database.transaction(async (tx) => {
      const answer = await work(tx);
      if (crashes) throw new Crash();
      return answer;
    });
    await committed.then(acknowledge, (error: unknown) => {
      if (!(error instanceof Crash)) throw error;
    });
  }

  #spent(answer: Spending, pot: string, byCredit: Partial<Books>): void {
    if (!answer.spent) return;
    const unlimited = answer.paidBy === 'unlimited';
    this.#paid.push({ pot, transactionId: answer.transactionId, unlimited });
    this.#note('spend', pot, unlimited ? { uses: 1 } : byCredit);
  }

  /** Counts a cause on its first answer, and throws if a repeat gets a different one. */
  #first(cause: { readonly kind: string; readonly id: string }, answer: string | number, count: () => void): void {
    const name = `${cause.kind} ${cause.id}`;
    const known = this.#answers.get(name);
    if (known === undefined) {
      this.#answers.set(name, answer);
      count();
    } else if (known !== answer) throw new Error(`${name} was answered ${known}, and then ${answer}.`);
  }

  #note(kind: LedgerKind, pot: string, { balance = 0, reserved = 0, uses = 0 }: Partial<Books>): void {
    const before = this.books.get(pot) ?? { balance: 0, reserved: 0, uses: 0 };
    this.acts.set(kind, (this.acts.get(kind) ?? 0) + 1);
    this.books.set(pot, {
      balance: before.balance + balance,
      reserved: before.reserved + reserved,
      uses: before.uses + uses,
    });
  }
}

/** Key of the books of a member's pot. */
export function bookKey(accountId: string, pot: Pot): string {
  return `${accountId} ${pot}`;
}
