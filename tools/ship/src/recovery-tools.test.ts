import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const page = readFileSync(
  fileURLToPath(new URL('../../../docs/how-to/backup-and-recovery.md', import.meta.url)),
  'utf8',
);

/** The lines of the page's code block that holds some text. */
function documented(text: string): string[] {
  const blocks = [...page.matchAll(/```\n([^`]*)```/g)].map(([, block]) => block!);
  return blocks
    .find((block) => block.includes(text))!
    .trimEnd()
    .split('\n');
}

const scratch = mkdtempSync(join(tmpdir(), 'vinlore-recovery-tools-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const has = (program: string, argument: string) => spawnSync(program, [argument]).status === 0;

// Needs Debian's `rclone`.
describe.skipIf(!has('rclone', 'version'))('rclone, as documented', () => {
  const from = join(scratch, 'backups');
  const to = join(scratch, 'remote');
  const copy = () =>
    documented('rclone copy').map((line) => {
      const command = line.replace('/var/lib/vinlore/NAME-backups', from);
      const env = {
        ...process.env,
        RCLONE_CONFIG: '/dev/null',
        RCLONE_CONFIG_REMOTE_TYPE: 'alias',
        RCLONE_CONFIG_REMOTE_REMOTE: to,
      };
      return spawnSync('/bin/sh', ['-c', command], { env, encoding: 'utf8' });
    });
  const read = (name: string) => readFileSync(join(to, 'bucket', name), 'utf8');

  it('copies whole backups and the growing list of erased accounts, and never changes a copied backup', () => {
    mkdirSync(from);
    const write = (name: string, text: string) => writeFileSync(join(from, name), text);
    write('vinlore-2026-11-29T0315Z.backup.age', 'first');
    write('vinlore-2026-11-30T0315Z.backup.age.unfinished', 'half');
    write('erasures.ndjson', 'one\n');
    expect(copy().map(({ status }) => status)).toEqual([0, 0]);
    expect(readdirSync(join(to, 'bucket')).sort()).toEqual(['erasures.ndjson', 'vinlore-2026-11-29T0315Z.backup.age']);

    write('vinlore-2026-11-30T0315Z.backup.age', 'second');
    write('erasures.ndjson', 'one\ntwo\n');
    expect(copy().map(({ status }) => status)).toEqual([0, 0]);
    expect([read('vinlore-2026-11-30T0315Z.backup.age'), read('erasures.ndjson')]).toEqual(['second', 'one\ntwo\n']);

    write('vinlore-2026-11-29T0315Z.backup.age', 'overwritten');
    const [backups] = copy();
    expect(backups!.status).not.toBe(0);
    expect(backups!.stderr).toContain('immutable file modified');
    expect(read('vinlore-2026-11-29T0315Z.backup.age')).toBe('first');
  });
});

/** Debian's PostgreSQL 15, which its pgBackRest knows: the embedded one is newer. */
const SERVER = '/usr/lib/postgresql/15/bin';
const canRecover = has('pgbackrest', 'version') && existsSync(join(SERVER, 'initdb')) && process.getuid?.() === 0;

// Needs Debian's `pgbackrest` and `postgresql-15`, and root to become the user `postgres`.
describe.skipIf(!canRecover)('pgBackRest, as documented', () => {
  const at = (name: string) => join(scratch, name);
  const places = {
    '/var/lib/postgresql/15/main': at('main'),
    '/var/lib/pgbackrest': at('repo'),
    '/var/spool/pgbackrest': at('spool'),
  };
  const here = (line: string) =>
    Object.entries(places).reduce((text, [path, place]) => text.replace(path, place), line);
  const config = at('pgbackrest.conf');
  const run = (command: string) => {
    const words = ['-u', 'postgres', '--', 'env', `PGBACKREST_CONFIG=${config}`, '/bin/sh', '-c', command];
    const { status, stdout, stderr } = spawnSync('runuser', words, { encoding: 'utf8', cwd: '/' });
    expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    return stdout.trim();
  };
  /** A documented command of the user `postgres`, without its place in a crontab. */
  const asDocumented = (text: string) =>
    run(
      documented(text)
        .find((line) => line.includes(text))!
        .replace(/^.*?(?=pgbackrest )/, ''),
    );
  const server = (act: string) =>
    run(`${SERVER}/pg_ctl -D ${at('main')} -w -t 120 -l ${at('log/server.log')} ${act} >/dev/null`);
  const query = (text: string) => run(`psql -h ${at('socket')} -p 5999 -d postgres -Atc "${text}"`);
  afterAll(() => {
    if (existsSync(at('main/postmaster.pid'))) server('-m immediate stop');
  });

  it('goes back to a point in time, also past the last backup', { timeout: 300_000 }, () => {
    for (const name of ['repo', 'spool', 'log', 'lock', 'socket']) mkdirSync(at(name));
    const added = [
      `log-path=${at('log')}`,
      `lock-path=${at('lock')}`,
      '',
      '[vinlore]',
      `pg1-socket-path=${at('socket')}`,
      'pg1-port=5999',
    ];
    const text = documented('[global]')
      .map(here)
      .join('\n')
      .replace(/<openssl [^>]*>/, 'a made-up passphrase');
    writeFileSync(config, text.replace('\n[vinlore]', added.join('\n')));
    chmodSync(scratch, 0o755);
    spawnSync('chown', ['-R', 'postgres', scratch]);
    run(`${SERVER}/initdb -D ${at('main')} -A trust`);
    const settings = documented('archive_command').map((line) =>
      line.replace("'pgbackrest", `'PGBACKREST_CONFIG=${config} pgbackrest`),
    );
    const place = ["listen_addresses = ''", 'port = 5999', `unix_socket_directories = '${at('socket')}'`];
    writeFileSync(at('main/postgresql.auto.conf'), [...settings, ...place, ''].join('\n'));
    server('start');

    asDocumented('stanza-create');
    asDocumented('check');
    query('create table kept (id int); insert into kept values (1)');
    asDocumented('--type=full');
    query('insert into kept values (2)');
    asDocumented('--type=diff');
    query('insert into kept values (3)');
    const time = query('select clock_timestamp()');
    query('insert into kept values (4)');
    query('select pg_switch_wal()');
    server('-m fast stop');
    const restore = documented('--type=time')[0]!;
    run(restore.replace(/^.*?(?=pgbackrest )/, '').replace(/--target="[^"]+"/, `--target="${time}"`));
    server('start');
    expect(query('select array_agg(id order by id) from kept')).toBe('{1,2,3}');
    expect(readdirSync(at('repo/backup/vinlore')).some((name) => name.endsWith('D'))).toBe(true);
    // Encrypted, also in its archive.
    cpSync(at('repo'), at('copy'), { recursive: true });
    expect(spawnSync('grep', ['-rl', 'create table kept', at('copy')]).status).toBe(1);
  });
});
