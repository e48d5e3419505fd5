import { type Database, tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { DeskList } from './desk-list.ts';
import { fill } from './fill.ts';

const ROWS = 1_000_000;

/** A million members with realistic names; one in fifty is a dealer, one in a hundred has left. */
function seedMembers(database: Database, brand: string): Promise<void> {
  const rows = sql`insert into account (brand, email, first, last, phone, company, created_at, closed_at, is_dealer, dealer_since,
      dealer_approved_at)
    select ${brand}, lower(first) || '.' || lower(last) || n || '@' || domain, first, last, '+1 305 ' || 1000000 + n,
      case when n % 50 = 0 then last || ' Motors ' || n else '' end,
      timestamptz '2020-01-01' + n * interval '3 minutes',
      case when n % 100 = 1 then timestamptz '2026-11-10' + n % 10000 * interval '1 minute' end,
      n % 50 = 0, case when n % 50 = 0 then timestamptz '2020-01-02' + n * interval '3 minutes' end,
      case when n % 500 = 0 then timestamptz '2026-01-01' end
    from (select n,
        (array['Mia', 'Sam', 'Ana', 'Luis', 'Eva', 'Noah', 'Zoe', 'Max', 'Lea', 'Tom'])[1 + n % 10] as first,
        (array['Smith', 'Garcia', 'Miller', 'Lopez', 'Nguyen', 'Olsen', 'Patel', 'Rossi', 'Weber', 'Young', 'Kim'])[1 + n % 11]
          || chr((97 + n % 26)::int) as last,
        (array['example.com', 'example.org', 'mail.example', 'cars.example'])[1 + n % 4] as domain
      from generate_series(1, ${ROWS}::int) as n) as people`;
  return fill(database, 'account', rows);
}

/** Ids from all over the table. */
async function somewhere(database: Database, brand: string, where = sql`true`): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account tablesample system (1) where brand = ${brand} and ${where} limit 10`.execute(
    tables(database),
  );
  return rows.map(({ id }) => id);
}

const listed = (path: string, filters: readonly string[], cursors: readonly string[]) =>
  filters.flatMap((filter) => [
    `${path}?${filter}`,
    ...cursors.slice(0, 3).map((id) => `${path}?${filter}&cursor=${id}`),
  ]);

/** A million members: all, filtered, and by words that match all, some, one, or none. */
export const membersList: DeskList = {
  name: 'members',
  seed: seedMembers,
  addresses: async (database, brand) => {
    const searches = ['example', 'smith', 'mia.smitha', 'garciab', 'motors', 'eva.patel500', '305 1000', 'nobody'];
    const filters = ['kind=all', 'kind=dealers', 'kind=closed'];
    const words = searches.flatMap((word) => filters.map((filter) => `${filter}&search=${encodeURIComponent(word)}`));
    const numbers = ['1HGCM82633A004352', '7K2Q-9XMF', '7K2M-94QX-0RTB-5W3E'].map((number) => `search=${number}`);
    return listed('/api-cwa/staff/members', [...filters, ...words, ...numbers], await somewhere(database, brand));
  },
};

/** Dealers among those members. */
export const dealersList: DeskList = {
  name: 'dealers',
  seed: async () => {},
  addresses: async (database, brand) => {
    const states = ['', 'state=new', 'state=approved', 'state=withdrawn'];
    const words = ['motors', 'smith', 'garciab', 'lopez motors 5000', 'nobody'];
    const filters = states.flatMap((state) => [state, ...words.map((word) => `${state}&search=${word}`)]);
    const dealers = await somewhere(database, brand, sql`dealer_since is not null`);
    return listed('/api-cwa/staff/dealers', filters, dealers);
  },
};

/** A million deletion requests, ten thousand of them pending. */
export const deletionsList: DeskList = {
  name: 'deletions',
  seed: (database, brand) =>
    fill(
      database,
      'account_deletion',
      sql`insert into account_deletion
        (brand, account_id, state, requested_at, confirm_until, closed_at, erase_at, restored_at, erased_at)
      select brand, id, state, requested_at, requested_at + interval '2 days', closed_at, closed_at + interval '14 days',
        case when state = 'restored' then closed_at + interval '1 day' end,
        case when state = 'erased' then closed_at + interval '14 days' end
      from (select brand, id, created_at as requested_at, created_at + interval '1 hour' as closed_at,
          case when closed_at is not null then 'closed' else
            (array['erased', 'restored', 'superseded', 'requested'])[1 + (random() * 3)::int] end as state
        from account where brand = ${brand}) as requests`,
    ),
  addresses: async (database, brand) => {
    const states = ['closed', 'requested', 'over'].map((state) => `state=${state}`);
    const { rows } = await sql<{ id: string }>`
      select id from account_deletion tablesample system (1) where brand = ${brand} limit 10`.execute(database.kysely);
    return listed(
      '/api-cwa/staff/deletions',
      states,
      rows.map(({ id }) => id),
    );
  },
};
