import { withHelp } from './command.ts';
import { withProduct } from './with-product.ts';

const USAGE = 'Usage: npm run migrate     migrates the database to this version\n';

/** `npm run migrate`: migrates the database to this version, for servers that run without DATABASE_DIRECT_URL. */
export const migrate = withHelp(USAGE, (args) => {
  if (args.length > 0) {
    process.stderr.write(USAGE);
    return Promise.resolve(2);
  }
  return withProduct(async () => {
    process.stdout.write('The database is up to date.\n');
    return 0;
  });
});
