/**
 * A process that works on dealers' lists, for the test that kills it: only the bulk module, with the real decoder,
 * ledger, and database.
 */
import { join } from 'node:path';
import { giveBack } from '@vinlore/billing-ledger';
import { createBulkModule } from '@vinlore/bulk';
import type { Brand } from '@vinlore/brand';
import { connectTo } from '@vinlore/database';
import { createSigner, workspaceRoot } from '@vinlore/documents';
import { createJobs } from '@vinlore/jobs';
import { createLogger, loadBrands, newCookieKey, newSigningKey, textSigner } from '@vinlore/server-kit';
import { bulkCredits } from '@vinlore/server/bulk-credits';
import { createReportLists, eventsSource } from '@vinlore/report-server';
import { createStickerCatalogue, createStickerLists } from '@vinlore/sticker-server';
import { plainVin } from '@vinlore/vehicle-domain';
import { loadCatalogue, loadDecoder } from '@vinlore/vehicle-server';

const [, , connectionString = '', brandsDir = ''] = process.argv;
const clock = () => new Date();
const database = connectTo(connectionString, () => {});
const jobs = createJobs({ database, log: () => {} });
const decoder = loadDecoder(join(workspaceRoot(), 'dist/vpic/vpic.index'), clock);
const names = loadCatalogue(join(workspaceRoot(), 'dist/vpic/catalogue.bin'));
const { id, secret } = newSigningKey();
const decode = (vin: string) => decoder.decode(vin);
const noPaper = () => Promise.reject(new Error('This process sets no paper.'));
const links = textSigner([newCookieKey()]);
const elsewhere = () => Promise.reject(new Error('This process does nothing but lists.'));
const shared = {
  database,
  typesetter: { typeset: noPaper, draw: noPaper },
  signer: createSigner([{ id, privateKey: secret }]),
  links,
  decode,
  origin: ({ domains }: Brand) => `http://${domains[0]!}`,
  clock,
};
const sticker = createStickerLists({
  ...shared,
  credits: { spend: elsewhere },
  orders: { hold: elsewhere, replace: elsewhere },
  catalogue: createStickerCatalogue({
    database,
    names,
    decode,
    asOf: () => decoder.asOf,
    epa: () => Promise.resolve(null),
    ncap: () => Promise.resolve(null),
  }),
  names,
  dealers: { dealerOf: () => Promise.resolve(null), logo: () => Promise.resolve(null) },
});
const report = createReportLists({
  ...shared,
  credits: { spend: elsewhere, giveBack },
  // As if it charged a fee: then a payment is checked before it is made.
  sources: [{ ...eventsSource(database), priced: true }],
  registers: [],
  model: elsewhere,
  sales: elsewhere,
  support: { open: elsewhere },
});
createBulkModule({
  products: { sticker, report },
  ...{
    database,
    credits: bulkCredits({ creditsSpent: () => Promise.resolve() }),
    vins: { plain: plainVin },
    links,
    jobs,
    clock,
  },
  brands: loadBrands(brandsDir),
  log: createLogger('error'),
});
await jobs.start();
