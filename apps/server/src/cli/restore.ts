import { restore as readBackup } from '@vinlore/database';
import { withHelp } from './command.ts';
import { migrationsOf, type Product } from '../product.ts';
import { withProduct } from './with-product.ts';

const USAGE =
  'Usage: npm run restore -- FILE [--force]     restores a backup completely or not at all; --force replaces existing data\n';

/**
 * `npm run restore -- FILE [--force]`: restores a backup completely or not at all; `--force` replaces existing data.
 */
export const restore = withHelp(USAGE, async (args) => {
  const [file, ...others] = args.filter((arg) => arg !== '--force');
  if (!file || others.length > 0 || file.startsWith('-')) {
    process.stderr.write(USAGE);
    return 2;
  }
  const restoreInto = async ({ database, modules, anchor }: Product) => {
    await readBackup(database, file, { slices: migrationsOf(modules), force: args.includes('--force') });
    // The audit log goes back on purpose: verification starts over from here.
    await anchor.forget();
    process.stdout.write(`Restored from ${file}.\n`);
    return 0;
  };
  return withProduct(restoreInto, { schema: 'as-it-is' });
});
