import { sized } from '@vinlore/testing-node';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createSwitchBench, PLANS } from './testing/switch-bench.ts';

const bench = await createSwitchBench();
afterAll(() => bench.end());
beforeEach(() => bench.reset());

const anAct = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('three', 'ten', 'all', 'year').map((to) => ({ to })) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 20 }).map((days) => ({ days })) },
  { weight: 2, arbitrary: fc.constantFrom('undo', 'cancel', 'keep', 'make').map((act) => ({ act })) },
);

it(
  'spec §4: whatever a member switches, the ledger balances and no credit is granted without a charge',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(PLANS.three, PLANS.ten, PLANS.all),
        fc.array(anAct, { minLength: 2, maxLength: 8 }),
        async (first, acts) => {
          const token = bench.member();
          const id = await bench.subscribe(first, token);
          const named = { gateway: 'sandbox', subscription_id: id };
          let made = 0;
          for (const each of acts) {
            if ('days' in each) await bench.passDays(each.days);
            else if ('to' in each) {
              const option = (await bench.options(id, token)).find(({ plan }) => plan.id === each.to);
              if (option) expect((await bench.switch(id, each.to, token)).status).toBe(200);
            } else if (each.act === 'make') made += (await bench.make(token)).spent ? 1 : 0;
            else if (each.act === 'undo') await bench.undo(id, token);
            else await bench.post(`/api/user/${each.act}-subscription`, named, token);
          }
          const orders = await bench.orders(token);
          for (const { amount, discount, plan, state } of orders) {
            expect(state).toBe('paid');
            expect(amount + discount).toBe(plan.price);
          }
          const [books] = await bench.read(sql<{ granted: number; open: number; used: number }>`
            select
              (select coalesce(sum(e.credits), 0)::int from ledger_entry e
                join ledger_transaction t on t.id = e.transaction_id
                join ledger_member m on m.id = e.member_id
                where m.account_id = ${token} and t.cause in ('order', 'renewal') and e.book = 'balance') as granted,
              (select coalesce(sum(e.credits), 0)::int from ledger_entry e
                join ledger_member m on m.id = e.member_id where m.account_id = ${token}) as open,
              (select coalesce(sum(e.credits), 0)::int from ledger_entry e
                join ledger_member m on m.id = e.member_id
                where m.account_id = ${token} and e.book = 'used') as used`);
          expect(books).toEqual({
            granted: orders.reduce((sum, { credits }) => sum + (credits ?? 0), 0),
            open: 0,
            used: made,
          });
        },
      ),
      { numRuns: sized(12, 60) },
    );
  },
);
