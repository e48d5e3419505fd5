import type { Command } from './command.ts';
import { withProduct } from './with-product.ts';

/** `npm run migrate`: brings the database to this version, for servers that run without DATABASE_DIRECT_URL. */
export const migrate: Command = (args) => {
  if (args.length > 0) {
    process.stderr.write('Usage: npm run migrate\n');
    return Promise.resolve(2);
  }
  return withProduct(async () => {
    process.stdout.write('The database is up to date.\n');
    return 0;
  });
};
