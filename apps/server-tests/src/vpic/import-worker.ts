import { createInterface } from 'node:readline';
import { releaseStore } from '@vinlore/vehicle-server';
import { madeUpRelease } from './made-up-release.ts';

/**
 * A process that activates releases: reads one name per line from standard input and prints `done` or the error for
 * each.
 */
const [dataDir = ''] = process.argv.slice(2);
const store = releaseStore(dataDir);
for await (const name of createInterface({ input: process.stdin })) {
  const { files, about } = madeUpRelease(name);
  const said = await store.use(files, about, new Date()).then(
    () => 'done',
    (error: unknown) => String(error),
  );
  process.stdout.write(`${said}\n`);
}
