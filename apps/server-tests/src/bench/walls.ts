/**
 * Cost of row-level security for reads: the same API calls on the same database, as the role with policies and as the
 * table owner without them, alternating. Prints a line of JSON: milliseconds of both by read, and the overall ratio.
 * Run by tools/bench/src/rows/walls.mjs.
 */
import { sql } from 'kysely';
import { openBench } from './visitors.ts';

/** Paths, with JSON bodies where needed. */
const READS: Readonly<Record<string, readonly [path: string, json?: string]>> = {
  profile: ['/api/user/profile'],
  sessions: ['/api/user/sessions'],
  credits: ['/api/user/credits', '{}'],
  orders: ['/api-cwa/total-orders'],
  tickets: ['/api/user/tickets', '{}'],
  stickers: ['/api-cwa/sticker-lists'],
  reports: ['/api-cwa/report-lists'],
  subscriptions: ['/api/user/subscriptions'],
};
/** Members and tickets of each brand, in addition to the reader's. */
const OTHERS = 20_000;
const OWN_TICKETS = 40;
const ROUNDS = 30;
/** Calls of one turn: sequential, then as many again eight at a time. */
const CALLS = 40;
const AT_ONCE = 8;

type Bench = Awaited<ReturnType<typeof openBench>>;

async function fill({ product: { database, brands } }: Bench, accountId: string): Promise<void> {
  const ticket = sql`insert into ticket (brand, number, account_id, request_id, state, vin, email, name, phone, language,
    subject, messages, opened_at, last_message_at, place, search)`;
  await database.asOwner(async (db) => {
    for (const { key } of brands) {
      await sql`insert into account (brand, email, created_at) select ${key}, n || '@bench.example', now()
        from generate_series(1, ${OTHERS}::int) n`.execute(db);
      await sql`${ticket} select brand, 'T' || row_number() over (), id, gen_random_uuid(), 'open', '', email, '', '', 'en',
        'A question', 1, now(), now(), 1, email from account where brand = ${key} and email like '%@bench.example'`.execute(
        db,
      );
    }
    await sql`${ticket} select brand, 'OWN' || n, id, gen_random_uuid(), 'open', '', email, '', '', 'en', 'A question', 1, now(),
      now(), 1, email from account, generate_series(1, ${OWN_TICKETS}::int) n where id = ${accountId}`.execute(db);
    await sql`analyze`.execute(db);
  });
}

const DATA_DIR = process.env.DATA_DIR!;
const walled = await openBench({ DATA_DIR });
const [visitor] = await walled.visitors(1);
await fill(walled, visitor!.accountId);
// The same folder has the same keys, so one token works for both.
const open = await openBench({
  DATA_DIR,
  VINLORE_MODE: 'trial',
  DATABASE_URL: walled.product.database.ownerConnectionString,
});

/** One turn of a read. @returns milliseconds a call */
async function turn(bench: Bench, [path, json]: (typeof READS)[string]): Promise<number> {
  const call = () => bench.post(path, json ?? {}, visitor!.token);
  const started = performance.now();
  for (let at = 0; at < CALLS; at++) await call();
  for (let at = 0; at < CALLS; at += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, call));
  return (performance.now() - started) / (2 * CALLS);
}

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
const figures: Record<string, number> = {};
const ratios: number[] = [];
for (const [name, read] of Object.entries(READS)) {
  const times = { walled: [] as number[], open: [] as number[] };
  for (let round = -2; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['walled', 'open'] as const) : (['open', 'walled'] as const);
    for (const which of order) {
      const ms = await turn(which === 'walled' ? walled : open, read);
      // The first rounds warm up.
      if (round >= 0) times[which].push(ms);
    }
  }
  figures[`${name}, walled`] = median(times.walled);
  figures[`${name}, open`] = median(times.open);
  ratios.push(figures[`${name}, walled`]! / figures[`${name}, open`]!);
}
figures.ratio = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
await open.product.close();
await walled.product.close();
console.log(JSON.stringify(figures));
