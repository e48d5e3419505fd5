import { parseArgs } from 'node:util';
import { readConfig } from '@vinlore/server-kit';
import { drillKeys, wordsOfKeys } from '../drill/keys-drill.ts';
import { type DrillSource, drillRestore, newestBackup, wordsOfRestore } from '../drill/restore-drill.ts';
import { withHelp } from './command.ts';
import { archiveOf, momentOf } from './restore.ts';
import { withProduct } from './with-product.ts';

const USAGE = `Usage: npm run drill -- restore FILE|FOLDER [--json]       restores a backup, or the newest of a folder, into a scratch place and checks it
       npm run drill -- restore --to TIME|latest [--json]  the same from WAL_ARCHIVE
       npm run drill -- keys [--json]                      rotates all keys in a scratch copy and checks what they protect
Nothing of the product is changed. Exits with 1 if a check fails.
`;

interface Order {
  readonly action: 'restore' | 'keys';
  readonly path: string | undefined;
  readonly to: { readonly to: Date | null } | null;
  readonly json: boolean;
}

function readArgs(args: readonly string[]): Order | null {
  try {
    const options = { json: { type: 'boolean' }, to: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [action, path, ...rest] = positionals;
    const to = values.to === undefined ? null : momentOf(values.to);
    const json = values.json ?? false;
    if (rest.length > 0 || (values.to !== undefined && to === null)) return null;
    if (action === 'keys') return path === undefined && to === null ? { action, path, to, json } : null;
    return action === 'restore' && (path === undefined) !== (to === null) ? { action, path, to, json } : null;
  } catch {
    return null;
  }
}

function print<T extends { readonly ok: boolean }>(drill: T, words: (drill: T) => string, json: boolean): number {
  process.stdout.write(json ? `${JSON.stringify(drill)}\n` : words(drill));
  return drill.ok ? 0 : 1;
}

/** `npm run drill`: proves that backups can be restored, and keys rotated. */
export const drill = withHelp(USAGE, async (args) => {
  const order = readArgs(args);
  if (!order) {
    process.stderr.write(USAGE);
    return 2;
  }
  const { action, path, to, json } = order;
  if (action === 'keys')
    return withProduct(async (product) => print(await drillKeys(product.config, product), wordsOfKeys, json));
  const config = readConfig(process.env);
  const source: DrillSource = to ? { archive: archiveOf(config).archive, ...to } : { file: newestBackup(path!) };
  return print(await drillRestore(config, source, () => new Date()), wordsOfRestore, json);
});
