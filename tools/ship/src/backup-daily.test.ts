import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** Stands for the product: writes its arguments where the backup belongs, and notes each call. */
const COMMAND = `
const { appendFileSync, writeFileSync } = require('node:fs');
const [, file] = process.argv.slice(2);
appendFileSync(process.env.CALLS, file + '\\n');
if (process.env.FAILS) process.exit(3);
if (file !== '--base') {
  writeFileSync(file, 'a backup');
  appendFileSync(require('node:path').join(file, '../erasures.ndjson'), 'erased\\n');
}`;

describe('backup-daily.mjs --once', () => {
  let root = '';
  const at = (name: string) => join(root, name);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vinlore-backup-daily-'));
    for (const path of ['backup-daily.mjs', 'src/backup-plan.mjs'])
      cpSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), at(`tools/ship/${path}`));
    mkdirSync(at('dist/apps/server'), { recursive: true });
    writeFileSync(at('dist/apps/server/cli.cjs'), COMMAND);
    for (const folder of ['backups', 'away', 'data']) mkdirSync(at(folder));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function run(env: Record<string, string> = {}) {
    const { status, stderr } = spawnSync(
      process.execPath,
      [at('tools/ship/backup-daily.mjs'), '--once', at('backups')],
      {
        env: {
          CALLS: at('calls'),
          DATA_DIR: at('data'),
          BACKUP_COPY_TO: at('away'),
          BACKUP_RECIPIENT: 'age1made-up',
          ...env,
        },
        encoding: 'utf8',
      },
    );
    return { status, stderr };
  }
  const calls = () => readFileSync(at('calls'), 'utf8').trimEnd().split('\n');
  const NAME = /^vinlore-\d{4}-\d{2}-\d{2}T\d{4}Z\.backup\.age$/;

  it('copies each encrypted backup and the list of erased accounts to BACKUP_COPY_TO', () => {
    expect(run()).toEqual({ status: 0, stderr: '' });
    const names = ['erasures.ndjson', expect.stringMatching(NAME)];
    for (const folder of ['backups', 'away']) expect(readdirSync(at(folder)).sort()).toEqual(names);
    run();
    expect(readFileSync(at('away/erasures.ndjson'), 'utf8')).toBe('erased\nerased\n');
  });

  it('keeps the newest in both places, and deletes what killed ones left', () => {
    const old = ['28', '29'].map((day) => `vinlore-2025-11-${day}T0315Z.backup.age`);
    for (const name of [...old, `${old[0]}.unfinished`, 'mine.txt'])
      for (const folder of ['backups', 'away']) {
        writeFileSync(join(at(folder), name), 'old');
        utimesSync(join(at(folder), name), 0, 0);
      }
    expect(run({ BACKUP_KEEP: '2' }).status).toBe(0);
    for (const folder of ['backups', 'away'])
      expect(readdirSync(at(folder)).sort()).toEqual([
        'erasures.ndjson',
        'mine.txt',
        old[1],
        expect.stringMatching(NAME),
      ]);
  });

  it('still archives the database if the copy fails, and says so', () => {
    const { status, stderr } = run({ BACKUP_COPY_TO: at('none'), WAL_ARCHIVE: at('archive') });
    expect(status).toBe(1);
    expect(stderr).toContain(`The backup couldn't be copied to ${at('none')}: Error: ENOENT`);
    expect(calls()).toEqual([expect.stringContaining('.backup.age.unfinished'), '--base']);
  });

  it('copies nothing if the backup fails', () => {
    expect(run({ FAILS: 'yes' })).toEqual({ status: 1, stderr: expect.stringContaining('failed with exit code 3') });
    expect([readdirSync(at('backups')), readdirSync(at('away'))]).toEqual([[], []]);
  });

  it('never copies a backup that anyone could read', () => {
    expect(run({ BACKUP_RECIPIENT: '' })).toEqual({
      status: 2,
      stderr: expect.stringContaining('set BACKUP_RECIPIENT'),
    });
    expect(readdirSync(at('backups'))).toEqual([]);
  });
});
