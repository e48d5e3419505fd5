import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { isLeftOver, MARK } from './left-over.mjs';

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'vinlore-grow-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Whether a process still runs; a killed one may be left as a zombie for a moment. */
const runs = (id: number) => existsSync(`/proc/${id}`) && !readFileSync(`/proc/${id}/stat`, 'utf8').includes(') Z ');

describe.skipIf(process.platform !== 'linux')('an interrupted run of grow', { timeout: 900_000 }, () => {
  const folder = join(scratch, 'grow');

  /** A run with its first database. @param before the server of an earlier run, whose PID file may still be there */
  async function started(before = 0) {
    const child = spawn(process.execPath, [MAIN, 'grow', '--events', '5m', '--first', '5m', '--folder', folder]);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
    const ended = once(child, 'exit');
    const pidFile = join(folder, '0/postgres/postmaster.pid');
    let server = 0;
    const isUp = () => {
      server = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8').split('\n')[0]) : 0;
      return server > 0 && server !== before;
    };
    await expect.poll(() => (child.exitCode === null ? isUp() : said), { timeout: 300_000 }).toBe(true);
    return { child, server, ended, said: () => said };
  }

  it('leaves nothing behind: at once after Ctrl-C, and by the next run if it was killed', async () => {
    const killed = await started();
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(existsSync(folder)).toBe(true);

    const next = await started(killed.server);
    expect(next.said()).toContain(`Deleting what an interrupted run left in ${folder}.`);
    await expect.poll(() => runs(killed.server)).toBe(false);
    next.child.kill('SIGINT');
    expect(await next.ended).toEqual([1, null]);
    expect(next.said()).toContain('Interrupted: deleting the folder.');
    expect(existsSync(folder)).toBe(false);
    await expect.poll(() => runs(next.server)).toBe(false);
  });
});

describe('a folder', () => {
  const folderOf = (name: string, pid: string | null) => {
    mkdirSync(join(scratch, name));
    if (pid !== null) writeFileSync(join(scratch, name, MARK), pid);
    return join(scratch, name);
  };

  it('is left over only if its process is gone', () => {
    expect(isLeftOver(folderOf('other', null))).toBe(false);
    expect(isLeftOver(folderOf('running', String(process.pid)))).toBe(false);
    // Linux has no process with this id.
    expect(isLeftOver(folderOf('killed', '4194305'))).toBe(true);
  });
});
