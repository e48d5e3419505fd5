import { recordAct } from '@vinlore/audit';
import { acrossBrands, tables } from '@vinlore/database';
import { createTranslator, type Language, loadMessages } from '@vinlore/i18n';
import { refuse, type SecondPerson, type WaitingRequest } from '@vinlore/server-kit';
import { sql } from 'kysely';
import { staffServerMessages } from '../messages/index.ts';
import type { SecondPersonDeps } from '../deps.ts';
import type { StaffTables } from '../tables.ts';
import { approvalStates, keepApproval, waitingApprovals } from './approval-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Dependencies for refusal messages. */
export interface RefusalDeps extends Pick<SecondPersonDeps, 'samePerson' | 'personOf'> {
  /** The language of a brand's desk. */
  readonly languageOf: (brand: string) => Language;
}

/** Queue of actions that need a second person, for the modules that own them. */
export function createSecondPerson({ samePerson, personOf, languageOf }: RefusalDeps): SecondPerson {
  const textOf = async (brand: string) => {
    const language = languageOf(brand);
    return createTranslator(language, await loadMessages([staffServerMessages], language));
  };
  return {
    ask: async (tx, request) => {
      const { about, askedBy, brand } = request;
      if (about !== undefined && (await samePerson(tx, askedBy, about)))
        return refuse(403, (await textOf(brand)).t('staff.ownAccount'));
      const id = await keepApproval(tx, request, (await personOf(tx, askedBy))?.person ?? null);
      await recordAct(tx, {
        brand,
        actor: askedBy,
        act: 'approval.asked',
        subject: request.subject,
        // The staff module's own facts come last, so the caller's can't override them.
        detail: { ...request.facts, approval: id, kind: request.kind },
        ...(request.from && { from: request.from }),
      });
      return id;
    },
    standing: async (source, brand, ids) =>
      new Map((await approvalStates(source, brand, ids)).map(({ id, state }) => [id, state])),
    waiting: async (source, brand, kind) =>
      (await waitingApprovals(source, brand))
        .filter((kept) => kept.kind === kind && !kept.isOld)
        .map(({ id, asked_by: askedBy, changes }) => ({
          id,
          askedBy,
          changes: changes as WaitingRequest['changes'],
        })),
    isOwn: samePerson,
    // A person's daily total covers all desks.
    countGiven: (tx, { brand, actor, measure, currency, amount, limit, at }) =>
      acrossBrands(async () => {
        if (amount <= 0) return true;
        const { person, accounts } = (await personOf(tx, actor)) ?? { person: actor, accounts: [actor] };
        // Serializes a person's concurrent grants across their accounts.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`given ${person}`}, 0))`.execute(tables<object>(tx));
        const db = tables<StaffTables>(tx);
        const dayAgo = new Date(at.getTime() - DAY_MS);
        const { sum } = await db
          .selectFrom('staff_given')
          .select(sql<number>`coalesce(sum(amount), 0)::float8`.as('sum'))
          .where('actor', 'in', [...accounts])
          .where('measure', '=', measure)
          .where('currency', '=', currency)
          .where('at', '>', dayAgo)
          .executeTakeFirstOrThrow();
        if (sum + amount > limit) return false;
        await db
          .deleteFrom('staff_given')
          .where('actor', 'in', [...accounts])
          .where('at', '<=', dayAgo)
          .execute();
        await db.insertInto('staff_given').values({ actor, brand, measure, currency, amount, at }).execute();
        return true;
      }),
  };
}
