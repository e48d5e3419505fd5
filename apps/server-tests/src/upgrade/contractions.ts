import type { RuleFacts, SchemaFacts } from './schema-facts.ts';

/**
 * What a release still on the old schema would miss on the new one, or find stricter: columns and functions that are
 * gone or different, columns that it doesn't fill in, and rules about columns that it writes.
 *
 * @returns a line for each, sorted; a trigger counts neither way, because nobody can tell what it refuses
 */
export const contractions = (old: SchemaFacts, now: SchemaFacts): string[] =>
  [...ofColumns(old, now), ...ofRules(old, now), ...new Set(ofRoutines(old, now))].sort();

const tableOf = (column: string) => column.split('.')[0]!;

function ofColumns(old: SchemaFacts, now: SchemaFacts): string[] {
  const tables = new Set([...old.columns.keys()].map(tableOf));
  const kept = [...old.columns].flatMap(([name, { type, required, filled }]) => {
    const after = now.columns.get(name);
    if (!after) return [`${name} is gone`];
    if (after.type !== type) return [`${name} is ${after.type}`];
    if (filled && !after.filled) return [`${name} has no default`];
    return after.required && !required ? [`${name} is required`] : [];
  });
  const added = [...now.columns]
    .filter(
      ([name, { required, filled }]) => tables.has(tableOf(name)) && !old.columns.has(name) && required && !filled,
    )
    .map(([name]) => `${name} is new and required`);
  return [...kept, ...added];
}

/** A rule without whether old rows were checked: new rows always are. */
const applied = ({ text }: RuleFacts) => text.replace(/ NOT VALID$/, '');
const meaning = (rule: RuleFacts) => `${rule.table}: ${applied(rule)}`;

function ofRules(old: SchemaFacts, now: SchemaFacts): string[] {
  const before = [...old.rules.values()];
  const after = [...now.rules.values()];
  const known = new Set(before.map(meaning));
  const left = new Set(after.map(meaning));
  const stricter = after
    .filter(({ kind }) => kind === 'check' || kind === 'constraint' || kind === 'unique')
    .filter((rule) => !known.has(meaning(rule)) && isAboutOldColumns(rule, old))
    .filter((rule) => !before.some((was) => was.kind === 'check' && was.table === rule.table && isWider(rule, was)))
    .map((rule) => `${meaning(rule)} is new`);
  // Without its unique index, an insert with `on conflict` fails.
  const gone = before
    .filter(({ kind, table }) => kind === 'unique' && [...now.columns.keys()].some((name) => tableOf(name) === table))
    .filter((rule) => !left.has(meaning(rule)))
    .map((rule) => `${meaning(rule)} is gone`);
  return [...stricter, ...gone];
}

/** PostgreSQL checks no foreign key of a row with a null in it, unless all its columns must match. */
const needsAllColumns = ({ text }: RuleFacts) => text.startsWith('FOREIGN KEY') && !text.includes('MATCH FULL');

/**
 * A rule about columns that are all new is one about values that the old release leaves empty; so is a foreign key with
 * one new column.
 */
function isAboutOldColumns(rule: RuleFacts, old: SchemaFacts): boolean {
  const { table, columns } = rule;
  if (columns.length === 0) return [...old.columns.keys()].some((name) => tableOf(name) === table);
  const isOld = (column: string) => old.columns.has(`${table}.${column}`);
  return needsAllColumns(rule) ? columns.every(isOld) : columns.some(isOld);
}

const VALUES = /ARRAY\[([^\]]*)\]/g;

/** Whether a check is another one that allows more values in its lists. */
function isWider(rule: RuleFacts, former: RuleFacts): boolean {
  const [text, was] = [applied(rule), applied(former)];
  const lists = (of: string) => [...of.matchAll(VALUES)].map(([, values]) => values!.split(', '));
  const more = lists(text);
  return (
    text.replaceAll(VALUES, '') === was.replaceAll(VALUES, '') &&
    lists(was).every((values, index) => values.every((value) => more[index]?.includes(value)))
  );
}

/** Triggers are left out: only their tables call them. */
const ofRoutines = (old: SchemaFacts, now: SchemaFacts): string[] =>
  [...old.routines]
    .filter(([name, text]) => now.routines.get(name) !== text && !text.endsWith(' returns trigger'))
    .map(([name]) => `routine ${name.split('(')[0]} has other arguments or results`);
