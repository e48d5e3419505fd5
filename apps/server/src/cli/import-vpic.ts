import { userInfo } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { ImportError, readConfig } from '@vinlore/server-kit';
import { importRelease, releaseStore } from '@vinlore/vehicle-server';
import { VpicIndexError } from '@vinlore/vehicle-vpic';
import { DumpError, type ReleaseBuilder } from '@vinlore/vehicle-vpic/make-release';

/** The operating system's user name; a container may only have a number. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}

/** A progress line that is overwritten on a terminal; in a log, one line per tenth. */
function progressTo(out: NodeJS.WriteStream): (share: number) => void {
  let tenth = -1;
  return (share) => {
    const words = share < 1 ? `Reading the dump: ${Math.floor(share * 100)} %` : 'Building the index …  ';
    if (out.isTTY) out.write(`\r${words}`);
    else if (Math.floor(share * 10) > tenth) out.write(`${words}\n`);
    tenth = Math.floor(share * 10);
  };
}

/** Heap growth before garbage collection: saves memory on small machines at a cost of 2 seconds. */
const HEAP_GROWS_PERCENT = 40;

/** The message of an expected import error; anything else is a bug. */
const isToldInWords = (error: unknown): error is Error =>
  error instanceof DumpError ||
  error instanceof ImportError ||
  error instanceof VpicIndexError ||
  // The disk is full or the folder isn't writable.
  typeof (error as NodeJS.ErrnoException).code === 'string';

/**
 * `npm run import -- vpic`: builds an index from NHTSA's monthly dump and activates it, or rolls back to the previous
 * one. It opens no database; running servers pick up the new index on their own.
 *
 * @param file the dump; null rolls back
 * @returns the exit code
 */
export async function importVpic(file: string | null, builder?: ReleaseBuilder): Promise<number> {
  // Otherwise V8 doubles the heap before collecting, with hundreds of megabytes of garbage until the end.
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWS_PERCENT}`);
  const store = releaseStore(readConfig(process.env).DATA_DIR);
  try {
    if (file === null) {
      const wasThere = await store.rollBack(new Date());
      const now = store.inUse()?.about;
      if (!wasThere) process.stderr.write('No vPIC release has been imported yet.\n');
      else process.stdout.write(now ? `${now.release} is in use again.\n` : 'The bundled data is in use again.\n');
      return wasThere ? 0 : 1;
    }
    const about = await importRelease({
      store,
      builder,
      file,
      by: userName(),
      clock: () => new Date(),
      onProgress: progressTo(process.stderr),
    });
    if (process.stderr.isTTY) process.stderr.write('\n');
    const rows = Object.values(about.rows).reduce((sum, each) => sum + each, 0);
    process.stdout.write(`${about.release} is in use: ${rows} rows, newest change ${about.as_of}.\n`);
    return 0;
  } catch (error) {
    if (!isToldInWords(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
