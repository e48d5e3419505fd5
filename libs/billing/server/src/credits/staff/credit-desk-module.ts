import { balancesOf } from '@vinlore/billing-ledger';
import { type Pot, potOf } from '@vinlore/billing-domain';
import { staffCreditContract } from '@vinlore/billing-domain';
import type { Brand } from '@vinlore/brand';
import { type Database, pageOf, type Tx } from '@vinlore/database';
import {
  type CallContext,
  defineModule,
  demandSecond,
  refuse,
  type SecondPerson,
  type ServerModule,
  staffAct,
} from '@vinlore/server-kit';
import type { StaffAddresses } from '../../refunds/deps.ts';
import type { ContactOf } from '../../subscriptions/deps.ts';
import { wordsOf } from '../history-words.ts';
import { bookLines, isReversible } from './book-lines.ts';
import { type Correction, CorrectionRefused, correctCredits, reverseEntry } from './correct.ts';
import { correctionKeeper } from './correction-keeper.ts';
import { creditDeskMessages } from './messages/index.ts';

/** Dependencies of the credit desk. */
export interface CreditDeskDeps {
  readonly database: Database;
  /** Used to check that the brand has the member. */
  readonly contactOf: ContactOf;
  readonly staffAddresses: StaffAddresses;
  readonly secondPerson: Pick<SecondPerson, 'isOwn' | 'countGiven'>;
  readonly clock: () => Date;
}

/** The brand's kinds of credit. */
const potsOf = (brand: Brand): readonly Pot[] => [...new Set([potOf(brand, 'report'), potOf(brand, 'sticker')])];

interface Giving {
  readonly secondPerson: Pick<SecondPerson, 'countGiven'>;
  readonly accountId: string;
  readonly pot: Pot;
  readonly credits: number;
  readonly why: string;
  readonly at: Date;
}

/** Adds to what this staff member has given today; above the brand's limit a second approver is needed. */
async function demandGivable(
  tx: Tx,
  context: CallContext<'staff'>,
  { secondPerson, accountId, pot, credits, why, at }: Giving,
): Promise<void> {
  const { brand, actor, approved } = context;
  const given = {
    brand: brand.key,
    actor: actor.accountId,
    measure: 'credits',
    currency: '',
    amount: credits,
  } as const;
  if (!approved && (await secondPerson.countGiven(tx, { ...given, limit: brand.credit_daily_limit, at }))) return;
  await demandSecond(tx, context, {
    kind: 'credits',
    permission: 'billing',
    subject: { kind: 'account', id: accountId },
    about: accountId,
    facts: { credits, pot, why },
  });
}

/**
 * Staff desk calls that list a member's books in words and correct them, by reversing an entry or by giving or taking
 * credits.
 */
export function createCreditDeskModule(deps: CreditDeskDeps): ServerModule {
  const { database, staffAddresses, secondPerson } = deps;
  const member = async ({ brand, text }: CallContext<'staff'>, accountId: string) =>
    (await deps.contactOf(database, brand.key, accountId)) ?? refuse(404, text.t('creditDesk.noMember'));

  const corrected = async (
    context: CallContext<'staff'>,
    { accountId, why }: Pick<Correction, 'accountId' | 'why'>,
    correct: (tx: Tx, correction: Correction) => Promise<string>,
  ) => {
    await member(context, accountId);
    const brand = context.brand.key;
    try {
      return await database.transaction(async (tx) => {
        const { actor, text } = context;
        if (await secondPerson.isOwn(tx, actor.accountId, accountId))
          return refuse(403, text.t('creditDesk.own-account'));
        const at = deps.clock();
        const mayGive = (giving: Tx, pot: Pot, credits: number) =>
          demandGivable(giving, context, { secondPerson, accountId, pot, credits, why, at });
        const id = await correct(tx, { brand, accountId, why, act: staffAct(context), at, mayGive });
        return { id, balances: await balancesOf(tx, brand, accountId) };
      });
    } catch (error) {
      if (!(error instanceof CorrectionRefused)) throw error;
      const { reason, there } = error;
      const status = reason === 'no-entry' ? 404 : reason === 'other-key' ? 409 : 422;
      return refuse(status, context.text.t(`creditDesk.${reason}`, { there }));
    }
  };

  return defineModule({
    name: 'credit-desk',
    contract: staffCreditContract,
    messages: creditDeskMessages,
    keepers: [correctionKeeper(database)],
    handlers: {
      staffCredits: async ({ account_id: accountId, cursor }, context) => {
        const { brand, text } = context;
        await member(context, accountId);
        const [found, balances] = await Promise.all([
          bookLines(database, { brand: brand.key, accountId }, cursor),
          balancesOf(database, brand.key, accountId),
        ]);
        const { rows: page, more } = pageOf(found);
        const actors = [...new Set(page.flatMap(({ actor }) => (actor === null ? [] : [actor])))];
        const addresses = await staffAddresses(brand.key, actors);
        return {
          balances,
          pots: [...potsOf(brand)],
          lines: page.map((line) => ({
            id: line.id,
            at: line.at.toISOString(),
            pot: line.byPlan ? null : line.pot,
            credits: line.byPlan ? 0 : line.credits,
            balance: line.byPlan ? null : line.balance,
            words: wordsOf(line, text),
            why: line.why,
            by: line.actor === null ? null : (addresses.get(line.actor) ?? null),
            reversible: isReversible(line),
          })),
          more,
        };
      },
      staffCorrectCredits: ({ account_id: accountId, why, pot, credits, idempotency_key: key }, context) => {
        if (!potsOf(context.brand).includes(pot)) return refuse(422, context.text.t('creditDesk.no-pot'));
        return corrected(context, { accountId, why }, (tx, correction) =>
          correctCredits(tx, correction, { pot, credits, key }),
        );
      },
      staffReverseCredits: ({ account_id: accountId, why, entry_id: entryId }, context) =>
        corrected(context, { accountId, why }, (tx, correction) => reverseEntry(tx, correction, entryId)),
    },
  });
}
