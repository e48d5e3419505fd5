import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Identifies a process beyond its pid: pids are reused, a pid with its start time is not.
 * @returns undefined if no such process is alive (a zombie is not)
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return askPs(pid, 'lstart=');
  const [bootId, stat] = await Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined),
  ]);
  // The command name in parentheses may contain spaces and parentheses, so count fields after the last one.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return `${bootId.trim()}/${pid}/${fields[19]}`;
}

/** Whether the living process `pid` is a PostgreSQL server for `clusterDir` (a resolved path). */
export async function isServerOf(pid: number, clusterDir: string): Promise<boolean> {
  if ((await processIdentity(pid)) === undefined) return false;
  if (process.platform !== 'linux') {
    const command = (await askPs(pid, 'command=')) ?? '';
    return command.includes('postgres') && command.includes(clusterDir);
  }
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  // A server's working directory is its data directory. If we may not read that, rely on its name.
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
