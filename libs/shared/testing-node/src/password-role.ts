import { readFile, writeFile } from 'node:fs/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { asSuperuser, type TestDatabase, testServer } from './create-test-database.ts';

/** A running role that must give a password, as on an operator's server. */
export interface PasswordRole {
  /** The database's URL for it. */
  url(password: string): string;
  setPassword(password: string): Promise<void>;
  /** Drops it; call it before the database is dropped. */
  drop(): Promise<void>;
}

/** No two test files change the server's rules at the same time. */
const LOCK = `select pg_advisory_lock(hashtext('pg_hba.conf'))`;

/** Creates a role with the rights of `product_running`, which the server asks for its password (SCRAM). */
export async function createPasswordRole(database: TestDatabase, password: string): Promise<PasswordRole> {
  const server = await testServer(inject('testRunDirectory'));
  const parsed = new URL(database.connectionString);
  const name = parsed.pathname.slice(1);
  const role = `${name}_login`;
  const rule = `local ${name} ${role} scram-sha-256\n`;
  const url = (given: string) => {
    [parsed.username, parsed.password] = [role, given];
    return parsed.href;
  };
  const changeRules = (change: (rules: string) => string) =>
    asSuperuser(server, async (client) => {
      await client.query(LOCK);
      const { rows } = await client.query<{ hba_file: string }>('show hba_file');
      const file = rows[0]!.hba_file;
      await writeFile(file, change(await readFile(file, 'utf8')));
      await client.query('select pg_reload_conf()');
    });
  const setPassword = async (next: string) => {
    await asSuperuser(server, (client) => client.query(`alter role ${role} password ${pg.escapeLiteral(next)}`));
  };
  await asSuperuser(server, (client) => client.query(`create role ${role} login in role product_running`));
  await setPassword(password);
  await changeRules((rules) => rule + rules);
  while (await accepts(url('of somebody else')));
  return {
    url,
    setPassword,
    async drop() {
      await changeRules((rules) => rules.replace(rule, ''));
      await asSuperuser(server, (client) => client.query(`drop role ${role}`));
    },
  };
}

/** Whether a URL can be connected to; the server takes a moment to read its rules. */
async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
