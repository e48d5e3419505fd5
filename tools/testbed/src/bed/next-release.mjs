import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Variable that says which of the made-up releases a process is of: the first one has one migration set, and so on. */
export const RELEASE = 'BED_RELEASE';

const MIGRATIONS = 'libs/account/server/src/migrations.ts';

/**
 * What the made-up releases add: each of them a column to every table, another table, and two indexes, one of them built
 * while the table stays writable. As apps/server-tests/src/upgrade/rolling.test.ts does.
 */
const NEXT_MIGRATIONS = `
import { largeIndexes, type Migration } from '@vinlore/database';
import { sql } from 'kysely';

const releases = Array.from({ length: Number(process.env.${RELEASE} ?? 0) }, (_, at) => at + 1);

export const nextMigrations: readonly Migration[] = releases.flatMap((release): Migration[] => [
  {
    name: \`9\${release}01-release-\${release}\`,
    async up(db) {
      const { rows } = await sql<{ name: string }>\`
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition\`.execute(db);
      for (const { name } of rows)
        await sql\`alter table \${sql.table(name)} add column \${sql.id(\`of_release_\${release}\`)} text\`.execute(db);
      await sql\`create table \${sql.table(\`of_release_\${release}\`)} (id uuid primary key, brand text not null)\`.execute(db);
      await sql\`create index \${sql.id(\`account_of_release_\${release}\`)}
        on account (\${sql.id(\`of_release_\${release}\`)})\`.execute(db);
    },
  },
  largeIndexes(\`9\${release}02-release-\${release}-index\`, [
    { name: \`billing_order_of_release_\${release}\`, on: \`billing_order (of_release_\${release})\` },
  ]),
]);
`;

/**
 * Adds the migrations of the made-up releases to the product's own.
 *
 * @param {string} source of the account module's migrations
 * @returns {string}
 * @throws {Error} if the source doesn't end with the list
 */
export function withNextMigrations(source) {
  const list = source.replace(/\n\];\n$/, '\n  ...nextMigrations,\n];\n');
  if (list === source) throw new Error(`${MIGRATIONS} doesn't end with its list.`);
  return `import { nextMigrations } from './next-migrations.ts';\n${list}`;
}

/**
 * Makes a copy of the built product whose server knows the migrations of made-up next releases. A second call finds it,
 * unless the product was built anew.
 *
 * @param {string} product
 * @param {string} folder
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the folder of the copy
 */
export async function buildNextRelease(product, folder, say) {
  const next = join(folder, 'next-release');
  const stamp = 'dist/.vinlore-stamp';
  const stampOf = (/** @type {string} */ of) =>
    existsSync(join(of, stamp)) ? readFileSync(join(of, stamp), 'utf8') : '';
  const madeFrom = `${product}\n${stampOf(product)}\n${NEXT_MIGRATIONS}`;
  const note = join(next, '.made-from');
  if (existsSync(note) && readFileSync(note, 'utf8') === madeFrom) return next;
  say(`Building the next release in ${next}`);
  await rm(next, { recursive: true, force: true });
  await mkdir(next);
  const entries = readdirSync(product).filter((entry) => !entry.startsWith('.'));
  // Links instead of copies: what is changed below is removed first.
  await run('cp', ['-al', ...entries.map((entry) => join(product, entry)), next]);
  const migrations = join(next, MIGRATIONS);
  const source = withNextMigrations(readFileSync(migrations, 'utf8'));
  await rm(migrations);
  await writeFile(migrations, source);
  await writeFile(join(next, MIGRATIONS, '../next-migrations.ts'), NEXT_MIGRATIONS);
  await rm(join(next, 'dist/apps/server'), { recursive: true });
  const server = join(next, 'apps/server');
  const { nx } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const path = `${join(next, 'node_modules/.bin')}:${process.env.PATH}`;
  for (const command of nx.targets.build.options.commands)
    await run('sh', ['-c', command], { cwd: server, env: { ...process.env, PATH: path } });
  await writeFile(note, madeFrom);
  return next;
}
