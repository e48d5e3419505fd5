import { expect, it } from 'vitest';
import { statementFacts } from './traced-query.ts';

const nameOf = (text: string) => statementFacts(text).name;

it('names a statement by its operation and first table', () => {
  expect(nameOf('select "id" from "account" where "id" = $1')).toBe('select account');
  expect(nameOf('/* prepared */ select a.id from session s join account a on true')).toBe('select session');
  expect(nameOf('insert into "ticket" ("id") values ($1)')).toBe('insert ticket');
  expect(nameOf('\n  INSERT INTO jobs.job (id)\n  values ($1)')).toBe('insert jobs.job');
  expect(nameOf('commit')).toBe('commit');
});

it('shows placeholders, and a question mark for each text in quotes, even one that is cut', () => {
  const shown = (text: string) => statementFacts(text).attributes['db.query.text'];
  expect(shown(`select 1 from account where email = 'ana''s@example.com' and id = $1`)).toBe(
    'select 1 from account where email = ? and id = $1',
  );
  const long = shown(`select '${'1HGCM82633A004352'.repeat(100)}'`);
  expect(long).toBe('select ?');
});
