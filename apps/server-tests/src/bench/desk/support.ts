import { type Database, tables } from '@vinlore/database';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DeskList } from './desk-list.ts';

const ROWS = 1_000_000;

/** Realistic words, for searches that match many, some, one, or none. */
const WORDS = sql`(array['report', 'sticker', 'engine', 'color', 'invoice', 'odometer', 'recall', 'credit', 'wrong', 'thanks',
  'window', 'mileage', 'owner', 'dealer', 'señal', 'paint', 'package', 'trim', 'auction', 'title'])`;
/** A text of eight words by row, with the row number in it. */
const SAID = sql`concat_ws(' ', ${WORDS}[1 + n % 20], ${WORDS}[1 + n / 7 % 20], ${WORDS}[1 + n / 11 % 20],
  ${WORDS}[1 + n / 13 % 20], 'no ' || n, ${WORDS}[1 + n / 17 % 20], ${WORDS}[1 + n / 19 % 20], ${WORDS}[1 + n / 23 % 20])`;
/** A unique ticket or chat number per row. */
const NUMBER = sql`overlay(upper(lpad(to_hex(n::bigint * 2654435761 % 4294967296), 8, '0')) placing '-' from 5 for 0)`;
const VIN = sql`'1HGCM82633A' || lpad((n % 300000)::text, 6, '0')`;
const EMAIL = sql`'member' || n % 200000 || '@example.com'`;
/** One row a minute, up to now. */
const AT = sql`(timestamptz '2026-11-20' - n * interval '1 minute')`;
/** Status of a row: 2 % pending, 8 % answered, the rest done. */
const RANK = sql`(case when n % 50 = 0 then 0 when n % 50 < 5 then 1 else 2 end)`;
const PLACE = sql`(case ${RANK} when 0 then 0 else (${RANK} + 1) * 10000000000000 end
  + (case ${RANK} when 0 then 1 else -1 end) * (extract(epoch from ${AT}) * 1000)::bigint)`;

/** Fills a table whose full-text index and counting trigger would be slower row by row. */
async function fill(
  database: Database,
  table: { readonly name: string; readonly index: string; readonly trigger: string },
  fillRows: readonly RawBuilder<unknown>[],
): Promise<void> {
  const { name, index, trigger } = table;
  const work = async (db: Kysely<object>) => {
    await sql`set maintenance_work_mem = '512MB'`.execute(db);
    await sql`drop index ${sql.id(index)}`.execute(db);
    await sql`alter table ${sql.id(name)} disable trigger ${sql.id(trigger)}`.execute(db);
    for (const statement of fillRows) await statement.execute(db);
    await sql`alter table ${sql.id(name)} enable trigger ${sql.id(trigger)}`.execute(db);
    await sql`create index ${sql.id(index)} on ${sql.id(name)} using gin (search gin_trgm_ops)`.execute(db);
  };
  await database.asOwner((db) => db.connection().execute(work));
}

const rows = sql`generate_series(1, ${ROWS}::int) as n`;

/** Values of a column from all over a table, for page cursors. */
async function somewhere(database: Database, table: string, column: string, brand: string): Promise<string[]> {
  const { rows: found } = await sql<{ value: string }>`
    select ${sql.id(column)}::text as value from ${sql.id(table)} tablesample system (1) where brand = ${brand} limit 3`.execute(
    tables(database),
  );
  return found.map(({ value }) => value);
}

/** Each filter with each search, from the start and from a few cursors. */
const addressesOf = (
  path: string,
  filters: readonly string[],
  searches: readonly string[],
  cursors: readonly string[],
) =>
  filters.flatMap((filter) =>
    ['', ...searches].flatMap((search) =>
      ['', ...cursors.slice(0, search === '' ? 3 : 1)].map((cursor) => {
        const request = [filter, search && `search=${encodeURIComponent(search)}`, cursor && `cursor=${cursor}`];
        return `${path}?${request.filter(Boolean).join('&')}`;
      }),
    ),
  );

/** Words that match nearly all, many, few, one, and no rows. */
const SEARCHES = ['example.com', 'odometer recall', 'member4711@', 'no 123456', 'señal paint', 'nobody said this'];

/** A million tickets: by status, by subject, both, and by words. */
export const ticketsList: DeskList = {
  name: 'tickets',
  seed: (database, brand) =>
    fill(database, { name: 'ticket', index: 'ticket_search', trigger: 'ticket_counted' }, [
      sql`insert into ticket (brand, number, account_id, request_id, state, vin, credit_type, report, email, name, phone,
          language, subject, messages, opened_at, last_message_at, place, search)
        select ${brand}, ${NUMBER}, md5((n % 200000)::text)::uuid, gen_random_uuid(),
          (array['open', 'answered', 'resolved'])[${RANK} + 1], ${VIN},
          case n % 10 when 0 then null when 1 then null else (array['report', 'sticker'])[1 + n % 2] end,
          case when n % 1000 = 1 then '7K2M-94QX-0RTB-5W3E' end, ${EMAIL}, 'Mia', '', 'en', ${SAID}, 1, ${AT}, ${AT},
          ${PLACE}, lower(concat_ws(E'\\n', ${NUMBER}, ${VIN}, ${EMAIL}, ${SAID}))
        from ${rows}`,
      sql`insert into ticket_count values (${brand}, 20000, 80000, 900000) on conflict do nothing`,
    ]),
  addresses: async (database, brand) => {
    const states = ['', 'state=open', 'state=answered', 'state=resolved'];
    const subjects = ['', 'about=report', 'about=dispute', 'about=other'];
    const filters = states.flatMap((state) => subjects.map((about) => [state, about].filter(Boolean).join('&')));
    return addressesOf(
      '/api-cwa/staff/tickets',
      filters,
      SEARCHES,
      await somewhere(database, 'ticket', 'number', brand),
    );
  },
};

/** A million chats: by status and by words. */
export const chatsList: DeskList = {
  name: 'chats',
  seed: (database, brand) =>
    fill(
      database,
      {
        name: 'feedback_conversation',
        index: 'feedback_conversation_search',
        trigger: 'feedback_conversation_counted',
      },
      [
        sql`insert into feedback_conversation (brand, number, email, language, messages, state, place, last_message_at, search)
          select ${brand}, ${NUMBER}, ${EMAIL}, 'en', 1, (array['waiting', 'answered', 'closed'])[${RANK} + 1], ${PLACE}, ${AT},
            lower(concat_ws(E'\\n', ${EMAIL}, ${NUMBER}, ${SAID}))
          from ${rows}`,
        sql`insert into feedback_message select id, 1, id, 'visitor', 'Hello, do you do trucks?', last_message_at
          from feedback_conversation where brand = ${brand}`,
        sql`insert into feedback_conversation_count values (${brand}, 20000, 80000, 900000) on conflict do nothing`,
      ],
    ),
  addresses: async (database, brand) => {
    const filters = ['', 'state=waiting', 'state=answered', 'state=closed'];
    const cursors = await somewhere(database, 'feedback_conversation', 'number', brand);
    return addressesOf('/api-cwa/staff/chats', filters, SEARCHES, cursors);
  },
};

/** A million feedback entries, one in a hundred very dissatisfied, and weekly trends. */
export const feedbackList: DeskList = {
  name: 'feedback',
  seed: (database, brand) =>
    fill(database, { name: 'rating', index: 'rating_search', trigger: 'rating_weeks' }, [
      sql`insert into rating (brand, account_id, vin, report_type, satisfaction, message, email, sent_at, search)
        select ${brand}, md5((n % 200000)::text)::uuid, ${VIN}, (array['report', 'sticker'])[1 + n % 2],
          case when n % 100 = 0 then 1 else 2 + n % 4 end, ${SAID}, ${EMAIL}, ${AT},
          lower(concat_ws(E'\\n', ${VIN}, ${EMAIL}, ${SAID}))
        from ${rows}`,
      sql`insert into rating_week select brand, to_char(date_trunc('week', sent_at at time zone 'UTC'), 'YYYY-MM-DD'),
          report_type, count(*), sum(satisfaction), count(*) filter (where satisfaction <= 2)
        from rating where brand = ${brand} group by 1, 2, 3 on conflict do nothing`,
    ]),
  addresses: async (database, brand) => {
    const types = ['', 'report_type=report', 'report_type=sticker'];
    const filters = types.flatMap((type) =>
      ['', 'at_most=1', 'at_most=2', 'at_most=4'].map((most) => [type, most].filter(Boolean).join('&')),
    );
    const cursors = await somewhere(database, 'rating', 'id', brand);
    const trends = ['12', '26', '52'].map((weeks) => `/api-cwa/staff/feedback/trends?weeks=${weeks}`);
    return [...trends, ...addressesOf('/api-cwa/staff/feedback', filters, SEARCHES, cursors)];
  },
};
