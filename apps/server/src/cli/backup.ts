import { backup as writeBackup } from '@vinlore/database';
import { noteBackup } from '../health/backups.ts';
import { withHelp } from './command.ts';
import { withProduct } from './with-product.ts';

const USAGE = 'Usage: npm run backup -- FILE     backs up the database to one file while the product runs\n';

/** `npm run backup -- FILE`: a consistent backup of the database in one file. */
export const backup = withHelp(USAGE, async (args) => {
  const [file] = args;
  if (!file || args.length !== 1 || file.startsWith('-')) {
    process.stderr.write(USAGE);
    return 2;
  }
  return withProduct(async ({ database }) => {
    const { bytes } = await writeBackup(database, file);
    await noteBackup(database, bytes);
    process.stdout.write(
      `Backed up to ${file}. Also back up ${'`keys.json`'} in DATA_DIR, or your SIGNING_KEYS and COOKIE_KEYS.\n`,
    );
    return 0;
  });
});
