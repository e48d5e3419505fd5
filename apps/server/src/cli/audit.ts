import { parseArgs } from 'node:util';
import { exportTrail, TrailFileError, type Verdict, verifyChain, verifyExports } from '@vinlore/audit';
import { loadKeys, readConfig } from '@vinlore/server-kit';
import { withHelp } from './command.ts';
import { documentSigner, type Product } from '../product.ts';
import { type Outcome, printOutcome } from './outcome.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run audit -- verify                      verifies the audit log; exits with 1 and the first error
       npm run audit -- verify FILE …               verifies exports in the given order, without the database
       npm run audit -- verify --against FILE …     verifies that the audit log still contains the exports
       npm run audit -- export FILE [--since N]     exports entries after link N (default 0: all), signed
`;

interface Order {
  readonly action: string;
  readonly files: readonly string[];
  readonly against: boolean;
  readonly since: number;
}

function orderOf(args: readonly string[]): Order | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { since: { type: 'string' }, against: { type: 'boolean' } },
    });
    const [action = '', ...files] = positionals;
    const { since = '0', against = false } = values;
    const fits =
      action === 'export' ? files.length === 1 && !against : action === 'verify' && (files.length > 0 || !against);
    if (!fits || !/^\d{1,15}$/.test(since) || (action === 'verify' && values.since !== undefined)) return null;
    return { action, files, against, since: Number(since) };
  } catch {
    return null;
  }
}

const outcomeOf = ({ fault, verified, waiting }: Verdict, what: string): Outcome =>
  fault === null
    ? { code: 0, words: `${what} is intact: ${verified} entries verified, ${waiting} not sealed yet.\n` }
    : { code: 1, words: `${what} is NOT intact (first ${verified} entries verified): ${fault}\n` };

/** Executes `npm run audit` on an open product. */
export async function workAudit(
  { database, signer, anchor }: Pick<Product, 'database' | 'signer' | 'anchor'>,
  args: readonly string[],
): Promise<Outcome> {
  const order = orderOf(args);
  if (!order) return { code: 2, words: USAGE };
  const { action, files, since } = order;
  try {
    if (action === 'export') {
      const { position } = await exportTrail(database, files[0]!, since);
      return { code: 0, words: `Exported up to link ${position}. Continue with --since ${position}.\n` };
    }
    const exported = await verifyExports(files, signer.publicKeys);
    if (exported.fault !== null) return outcomeOf(exported, 'The export');
    const seen = exported.seal ? [exported.seal] : [];
    return outcomeOf(await verifyChain({ database, keys: signer.publicKeys, anchor, seen }), 'The audit log');
  } catch (error) {
    if (error instanceof TrailFileError) return { code: 1, words: `${error.message}\n` };
    throw error;
  }
}

/** Verifies files only, which needs no database. */
async function verifyFiles(files: readonly string[]): Promise<Outcome> {
  const config = readConfig(process.env);
  const keys = loadKeys(config.DATA_DIR, { signing: config.SIGNING_KEYS, cookies: config.COOKIE_KEYS });
  try {
    return outcomeOf(await verifyExports(files, documentSigner(keys).publicKeys), 'The export');
  } catch (error) {
    if (error instanceof TrailFileError) return { code: 1, words: `${error.message}\n` };
    throw error;
  }
}

/** `npm run audit`: verifies and exports the audit log. */
export const audit = withHelp(USAGE, async (args) => {
  const order = orderOf(args);
  if (!order) return printOutcome({ code: 2, words: USAGE });
  if (order.action === 'verify' && order.files.length > 0 && !order.against)
    return printOutcome(await verifyFiles(order.files));
  return withProduct(async (product) => printOutcome(await workAudit(product, args)));
});
