import { execFile } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer } from './adopt.ts';
import { type Place } from './place.ts';
import { type RunAs, spawnAs } from './run-as.ts';

const run = promisify(execFile);

/**
 * The guard of a server: a shell that stops it when its last user is gone, however that user ended.
 *
 * Its standard input is a named pipe that every user holds open for writing and never writes to. The system closes a
 * process's end even if it is killed, so reading ends exactly when nobody is left, and nothing has to be polled. The
 * guard is the server's parent, so there is no moment in which a server runs without one.
 *
 * `postmaster.pid` has to name the guarded server: a pid of one that died long ago may be another program's. The pipe
 * goes before the server does, so that whoever comes now finds no guard and looks again.
 *
 * Arguments: the pipe, the cluster, then the pid of a running server, or `start` with a server's command line.
 */
const GUARD = `
pipe=$1 cluster=$2 server=$3
exec 3<&0 </dev/null
end() {
  rm -f "$pipe"
  kill -INT "$server"
}
is_noted() { read -r noted <"$cluster/postmaster.pid" && [ "$noted" = "$server" ]; }
if [ "$server" != start ]; then
  read -r none <&3
  is_noted && end
  exit
fi
shift 3
"$@" 3<&- & server=$!
{
  read -r none <&3
  until is_noted; do kill -0 "$server" || exit; sleep 0.1; done
  end
} 2>/dev/null & watcher=$!
exec 3<&-
wait "$server"
status=$?
kill "$watcher" 2>/dev/null
exit "$status"
`;

/** Our ends of the pipe: `read` is for a new guard, and `hold` makes this process a user. */
export type GuardPipe = { readonly path: string; readonly read: number; readonly hold: number };

/** Where the pipe is, while the server runs. */
export const guardPath = ({ socketDir }: Place) => join(socketDir, 'guard');

/**
 * Opens both ends of the pipe, and makes it if it is missing; all users of a DATA_DIR share one, also across a restart of the
 * server. Call it under the server lock.
 */
export async function openGuardPipe(place: Place): Promise<GuardPipe> {
  const path = guardPath(place);
  const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;
  const open = () => {
    const read = openSync(path, O_RDONLY | O_NONBLOCK); // Doesn't wait for someone to open the other end.
    try {
      return { path, read, hold: openSync(path, O_WRONLY) };
    } catch (error) {
      closeSync(read);
      throw error;
    }
  };
  try {
    return open();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await run('mkfifo', ['-m', '600', path]);
    return open();
  }
}

/** The command line that starts a server with its guard; the pipe's `read` end has to be its standard input. */
export function guarded(
  { cluster }: Place,
  { path }: GuardPipe,
  program: string,
  args: readonly string[],
): [string, string[]] {
  return ['/bin/sh', ['-c', GUARD, 'guard', path, cluster, 'start', program, ...args]];
}

/**
 * Makes this process a user of a running server. One without a guard (it was killed, or the server was started by an
 * earlier version) gets a new one. Call it under the server lock.
 *
 * @returns the file descriptor to close when this process no longer uses the server
 */
export async function holdServer(place: Place, as: RunAs, { pid }: RunningServer): Promise<number> {
  try {
    return openSync(guardPath(place), constants.O_WRONLY | constants.O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // ENXIO: nobody reads.
    if (code !== 'ENXIO' && code !== 'ENOENT') throw error;
  }
  const { path, read, hold } = await openGuardPipe(place);
  try {
    const args = ['-c', GUARD, 'guard', path, place.cluster, String(pid)];
    const guard = spawnAs(as, '/bin/sh', args, { detached: true, stdio: [read, 'ignore', 'ignore'], cwd: '/' });
    guard.on('error', () => {}); // The server then ends with the last process that leaves it properly.
    guard.unref();
    return hold;
  } finally {
    closeSync(read);
  }
}
