import { openScratchDatabase } from '@vinlore/testing-node/scratch-database';
import { sourceOf } from './compare.mjs';
import { copyLine, copyStatement } from './write-dump.mjs';

/** VINs decoded per statement; the temporary tables are emptied after it. */
const BATCH = 50;

/**
 * Starts a PostgreSQL server with NHTSA's procedures and decodes with them.
 *
 * The procedures create and drop eleven temporary tables per VIN, which takes nine tenths of their time. Unless asked
 * to run them `asWritten`, the judge creates these tables once and empties them, and caches the results of
 * `fvalidcharsinkey`. Nothing else in the procedures changes.
 *
 * @param {import('./read-dump.d.mts').Dump} dump with the procedures
 * @param {import('./synthetic-release.d.mts').Release} [release] rows to use instead of the dump's
 * @param {{ asWritten?: boolean }} [options]
 * @returns {Promise<import('./judge.d.mts').Judge>}
 */
export async function openJudge(dump, release, { asWritten = false } = {}) {
  const database = await openScratchDatabase();
  try {
    await database.query(dump.definitions);
    if (release) {
      for (const table of release.tables) await database.copy(copyStatement(table), linesOf(table));
    } else {
      for (const { statement, lines } of dump.copies) await database.copy(statement, lines);
    }
    await database.query(dump.constraints);
    await database.query('analyze');
    await database.query(DECODE);
    if (!asWritten) for (const statement of quicken(dump.definitions)) await database.query(statement);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    async decode(asked) {
      const answers = [];
      for (let at = 0; at < asked.length; at += BATCH)
        answers.push(...(await decodeBatch(database, asked.slice(at, at + BATCH))));
      return answers;
    },
    close: () => database.close(),
  };
}

function* linesOf(table) {
  for (const row of table.rows()) yield copyLine(row);
}

async function decodeBatch(database, asked) {
  const vins = asked.map(({ vin }) => vin);
  const years = asked.map(({ year }) => year);
  const rows = await database.query('select * from judge.decode($1, $2)', [vins, years]);
  const answers = asked.map(() => ({ elements: [], error: null }));
  for (const { place, error, source, ...element } of rows) {
    const answer = answers[place - 1];
    if (error === null) answer.elements.push({ ...element, source: sourceOf(source) });
    else answer.error = error;
  }
  return answers;
}

const DECODE = `
create schema judge;
create function judge.decode(vins text[], years int[])
returns table (place int, id int, value text, attribute text, source text, error text)
language plpgsql as $$
begin
  for at in 1 .. cardinality(vins) loop
    begin
      return query
        select at, d.itemelementid, d.value::text, d.itemattributeid::text, d.itemsource::text, null::text
        from vpic.spvindecode(vins[at], false, years[at]) as d;
    exception when others then
      return query select at, null::int, null::text, null::text, null::text, sqlerrm;
    end;
  end loop;
end $$;
`;

const TEMPORARY_TABLE = /create temporary table IF NOT EXISTS (\w+) (\([^;]*\)) on commit drop;/gi;

/** Statements that speed up the procedures. */
function quicken(definitions) {
  const tables = new Map();
  const functions = [...definitions.matchAll(/^CREATE FUNCTION [\s\S]*?^\$\w*\$;$/gm)].flatMap(([text]) => {
    const quick = text.replace(TEMPORARY_TABLE, (_, name, columns) => {
      tables.set(name, columns);
      return '';
    });
    if (quick === text) return [];
    return [
      quick.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION').replace(/drop table (\w+);/gi, 'delete from $1;'),
    ];
  });
  const create = [...tables].map(
    ([name, columns]) => `create temporary table ${name} ${columns} on commit delete rows`,
  );
  return [...create, ...functions, REMEMBER];
}

const REMEMBER = `
alter function vpic.fvalidcharsinkey(character varying) rename to fvalidcharsinkey_asked;
create table judge.characters (key text primary key, positions int[] not null, characters char(1)[] not null);
insert into judge.characters
  select key, coalesce(array_agg(c.pos) filter (where c.pos is not null), '{}'),
    coalesce(array_agg(c.return_chr) filter (where c.pos is not null), '{}')
  from (select keys as key from vpic.pattern union select upper(keys) from vpic.pattern) as every_key
  left join lateral vpic.fvalidcharsinkey_asked(key) as c on true
  group by key;
create function vpic.fvalidcharsinkey(str character varying) returns table (pos int, return_chr char)
language sql stable rows 20 as $$
  select unnest(positions), unnest(characters) from judge.characters where key = str
$$;
analyze judge.characters;
`;
