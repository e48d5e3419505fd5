import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Who a process is, beyond its number: numbers are given out again, a number together with the time of birth is not.
 * @returns undefined when no such process lives (a zombie does not live)
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return askPs(pid, 'lstart=');
  const [bootId, stat] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined),
  ]);
  // The command name in parentheses may itself hold spaces and parentheses, so fields are counted after the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${bootId.trim()}/${pid}/${fields[19]}`;
}

/** Whether the living process `pid` is a PostgreSQL server working on `clusterDir` (a resolved path). */
export async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  if ((await processIdentity(pid)) === undefined) return false;
  if (process.platform !== 'linux') {
    const command = (await askPs(pid, 'command=')) ?? '';
    return command.includes('postgres') && command.includes(clusterDir);
  }
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  // A server changes into its own data directory. Where we may not look, its name must do.
  const workingDir = await readlink(`/proc/${pid}/cwd`).catch(() => clusterDir);
  return name.trim() === 'postgres' && workingDir === clusterDir;
}

async function askPs(pid: number, column: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('ps', ['-p', String(pid), '-o', `state=,${column}`], { env: { LC_ALL: 'C' } });
    const line = stdout.trim();
    return line === '' || line.startsWith('Z') ? undefined : line.slice(line.indexOf(' ') + 1).trim();
  } catch {
    return undefined;
  }
}
