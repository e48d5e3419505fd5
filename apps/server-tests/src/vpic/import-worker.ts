import { createInterface } from 'node:readline';
import { releaseStore } from '@vinlore/vehicle-server';
import { madeUpRelease } from './made-up-release.ts';

/** A process that puts releases into use: the name of one a line on standard input, `done` or why not for each. */
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
