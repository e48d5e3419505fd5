import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ACT_NAMES } from '@vinlore/audit';
import { expect, it } from 'vitest';

const LIBS = fileURLToPath(new URL('../../../../libs', import.meta.url));

/** Names of acts written by routines: every match in the statement that adds an entry. */
const actsIn = (text: string) =>
  [...text.matchAll(/insert into audit_entry[^;]*;/g)].flatMap(([statement]) =>
    [...statement.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, name]) => name!),
  );

it('database routines only write acts that the audit log knows', () => {
  const routines = readdirSync(LIBS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'));
  const written = routines.flatMap((path) => actsIn(readFileSync(join(LIBS, path), 'utf8')));
  expect(written).toContain('order.paid');
  expect(written.filter((name) => !ACT_NAMES.some((known) => known === name))).toEqual([]);
});
