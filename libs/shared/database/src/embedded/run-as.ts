import { execFile, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { DatabaseStartError } from '../errors.ts';

const run = promisify(execFile);

/**
 * How to run PostgreSQL, which refuses to run as root: as the current user; as root in a user namespace that maps it to
 * another user (files stay root's, so it works in a directory only root can read); or, if namespaces are not allowed
 * (Docker), as an unprivileged system user.
 */
export type RunAs =
  | { readonly kind: 'self' }
  | { readonly kind: 'namespace' }
  | { readonly kind: 'user'; readonly name: string; readonly uid: number; readonly gid: number };

/** The mapped user must exist, and every Linux has nobody, 65534. */
const NAMESPACE = ['-U', '--map-user=65534', '--map-group=65534'];

/**
 * PostgreSQL's environment: no PG* settings of the user's shell, messages in English, no locale that may be missing.
 */
const ENVIRONMENT = { PATH: process.env.PATH, LANG: 'C', LC_ALL: 'C', TZ: 'UTC' };

/** Decides how to run PostgreSQL on this machine. @throws DatabaseStartError `NO_UNPRIVILEGED_USER` */
export async function chooseRunAs(): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { kind: 'self' };
  if (process.platform === 'linux' && (await namespacesWork())) return { kind: 'namespace' };
  return unprivilegedUser();
}

async function namespacesWork(): Promise<boolean> {
  try {
    await run('unshare', [...NAMESPACE, 'true']);
    return true;
  } catch {
    return false;
  }
}

/** An existing user for PostgreSQL: postgres if the system has it, else nobody. */
export async function unprivilegedUser(): Promise<Extract<RunAs, { kind: 'user' }>> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const users = passwd
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find((candidate) => candidate.name === name && candidate.uid > 0);
    if (user) return { kind: 'user', ...user };
  }
  throw new DatabaseStartError(
    'NO_UNPRIVILEGED_USER',
    'PostgreSQL refuses to run as root, and this system has neither user namespaces nor a user "postgres" or "nobody".',
    'Start the product as an ordinary user, or set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
}

/** Starts `program` that way. */
export function spawnAs(as: RunAs, program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const common = { ...options, env: ENVIRONMENT };
  if (as.kind === 'self') return spawn(program, args, common);
  if (as.kind === 'namespace') return spawn('unshare', [...NAMESPACE, program, ...args], common);
  return spawn(program, args, { ...common, uid: as.uid, gid: as.gid });
}

/** Runs a short program to completion. @returns its exit code (null: failed to start or was killed) and output */
export async function runAs(
  as: RunAs,
  program: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawnAs(as, program, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });
    let output = '';
    const take = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', (error) => resolve({ code: null, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code, output }));
  });
}
