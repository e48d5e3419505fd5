import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

const CLIENTS = 50;
const TICKETS = 1_000;

let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
afterAll(() => bench.database.drop());

/** Creates a ticket like a client: on 503 (database busy) it retries the same ticket. */
async function file(client: ReturnType<SupportBench['caller']>, ticket_id: string): Promise<string> {
  for (;;) {
    const { status, data } = await client.open({ ticket_id, message: ticket_id });
    if (status === 200) return data.number;
    expect(status).toBe(503);
  }
}

it(
  'stores 1,000 tickets from 50 concurrent clients exactly once, including retries',
  { timeout: 120_000 },
  async () => {
    const filed = await Promise.all(
      Array.from({ length: CLIENTS }, async (_, nth) => {
        const client = bench.caller({ as: 'mia' });
        const numbers: [string, string][] = [];
        for (let each = 0; each < TICKETS / CLIENTS; each++) {
          const id = crypto.randomUUID();
          const twice = nth % 5 === 0 ? 2 : 1;
          const told = await Promise.all(Array.from({ length: twice }, () => file(client, id)));
          expect(new Set(told).size).toBe(1);
          numbers.push([told[0]!, id]);
        }
        return numbers;
      }),
    );
    const { rows } = await sql<{ number: string; subject: string }>`select number, subject from ticket`.execute(
      bench.database.kysely,
    );
    expect(rows).toHaveLength(TICKETS);
    expect(new Map(rows.map(({ number, subject }) => [number, subject]))).toEqual(new Map(filed.flat()));
    const { counts } = await bench.caller({ as: 'staff' }).staffList();
    expect(counts).toEqual({ open: TICKETS, answered: 0, resolved: 0 });
    // One email to support and one receipt each; failed transactions sent none.
    const numbers = new Set(rows.map(({ number }) => number));
    const mailed = bench.letters.filter(({ subject }) => numbers.has(/\w{4}-\w{4}/.exec(subject)![0]));
    expect(mailed).toHaveLength(2 * TICKETS);
  },
);
