import { join } from 'node:path';
import { auditMigrations } from '@vinlore/audit';
import { type Accounts, createDeletionSlice, type PasswordHasher, type StaffAccounts } from '@vinlore/account-server';
import { createBillingSlice } from '@vinlore/billing-server';
import type { Brand, BrandOfHost } from '@vinlore/brand';
import { type Content, createContent } from '@vinlore/content-server';
import { createSourceLedger } from '@vinlore/data-server';
import { type Database, migrate, openDatabase, type SliceMigrations } from '@vinlore/database';
import { createTypesetter, type Typesetter, workspaceRoot } from '@vinlore/documents';
import type { ChatDesk } from '@vinlore/feedback-server';
import { createJobs, type Jobs, jobsMigrations } from '@vinlore/jobs';
import { createMail, type Mail, mailKeeper, mailMigrations } from '@vinlore/mail';
import { createRecallSlice, recallLookUp } from '@vinlore/recall-server';
import {
  createReportMaker,
  createReportSlice,
  createSampleReportSlice,
  historyProviders,
  reportPdf,
} from '@vinlore/report-server';
import {
  type Authenticator,
  type BrandOverlay,
  type Config,
  createDocumentSlice,
  kitMigrations,
  loadBrands,
  loadKeys,
  type Logger,
  type SharedLimit,
  sharedLimitIn,
  type Slice,
  textSealer,
  textSigner,
} from '@vinlore/server-kit';
import { createLiveBrands, createOverlay } from '@vinlore/site-server';
import { secondPerson } from '@vinlore/staff-server';
import { createVehicleSlice, type Decoder, loadCatalogue, loadDecoder, plateProviders } from '@vinlore/vehicle-server';
import { composeAccounts } from './accounts.ts';
import { type Billing, composeBilling } from './billing.ts';
import { MAIL_SERVER_NAME } from './data-desk.ts';
import { composeDesk } from './desk.ts';
import { documentMaker } from './document-maker.ts';
import { composeReports } from './reports.ts';
import { databaseLog } from './start/database-log.ts';
import { staffNames } from './staff-names.ts';
import { composeStickers } from './stickers.ts';
import { composeSupport } from './support.ts';
import { publicOrigins } from './http/public-origin.ts';
import { remoteContent } from './pages/content-host.ts';
import { answersItself } from './pages/own-paths.ts';
import { createBrandSlice } from './slices/brand.ts';
import { createConsentSlice } from './slices/consent/consent-slice.ts';
import { defineUpkeep } from './upkeep.ts';

/** Everything of one process of the product that does not depend on serving: the server, the worker and commands share it. */
export interface Product {
  readonly config: Config;
  /** As they are now: what staff change makes another brand in the same place of the list. */
  readonly brands: readonly Brand[];
  readonly brandOfHost: BrandOfHost;
  /** Where slices keep what staff change of a brand. */
  readonly overlay: BrandOverlay;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly typesetter: Typesetter;
  readonly mail: Mail;
  readonly slices: readonly Slice[];
  /** Lets the sandbox's time pass; null where nobody pretends to take money. */
  readonly sandbox: Billing['sandbox'];
  readonly decoder: Decoder;
  /** Where pages come from; opened by who serves them. */
  readonly content: Content;
  /** Staff accounts, beyond their calls. */
  readonly staffAccounts: Pick<StaffAccounts, 'giveSampleAuthenticator'>;
  /** Where support answers the live chat. */
  readonly chatDesk: ChatDesk;
  readonly authenticator: Authenticator;
  /** Counts the attempts that all processes count together. */
  readonly sharedLimit: SharedLimit;
  readonly actorOfCookies: Accounts['actorOfCookies'];
  readonly visitorState: Accounts['visitorState'];
  /** Scheme, host and port by which the world reaches a brand. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Ends background work and connections, in the order in which they need each other. */
  close(): Promise<void>;
}

/** Whether visitors reach us over TLS. */
export function isSecure(config: Config): boolean {
  return config.PUBLIC_URL?.startsWith('https:') ?? false;
}

/** All migrations of the product, by who owns them. */
export function migrationsOf(slices: readonly Slice[]): SliceMigrations[] {
  return [
    auditMigrations,
    jobsMigrations,
    mailMigrations,
    kitMigrations,
    ...slices.map(({ name, migrations }) => ({ slice: name, migrations })),
  ];
}

/** How a process opens the product. */
export interface OpenOptions {
  /** The port that is listened on, for addresses in documents and mails; known once it is. */
  readonly port?: () => number;
  /** `current`: migrated first. `as-it-is`: for commands that replace the schema themselves. */
  readonly schema?: 'current' | 'as-it-is';
  /** What time it is; tests turn it on. */
  readonly clock?: () => Date;
  /** Tests of something else than passwords take a cheap one. */
  readonly hasher?: PasswordHasher;
}

/**
 * Opens the product: brands, keys, database with its migrations, slices with what each needs of the others.
 *
 * @throws BrandFileError, DatabaseStartError, VpicIndexError: mistakes of a deployment, in words
 */
export async function openProduct(
  config: Config,
  log: Logger,
  { port = () => config.PORT, schema = 'current', clock = () => new Date(), hasher }: OpenOptions = {},
): Promise<Product> {
  const files = loadBrands(config.BRANDS_DIR);
  const decoder = loadDecoder(join(workspaceRoot(), 'dist/vpic/vpic.index'), clock);
  const database = await openDatabase({
    url: config.DATABASE_URL ?? undefined,
    dataDir: config.DATA_DIR,
    log: databaseLog(log),
  });
  const live = createLiveBrands({ files, database, log, clock });
  const { brands, brandOfHost } = live;
  const overlay = createOverlay({ live, clock });
  try {
    const keys = loadKeys(config.DATA_DIR, { signing: config.SIGNING_KEYS, cookies: config.COOKIE_KEYS });
    const cookieSigner = textSigner(keys.cookies);
    const origin = publicOrigins(config.PUBLIC_URL, port);
    const typesetter = createTypesetter();
    const jobs = createJobs({ database, log: databaseLog(log) });
    const ledger = createSourceLedger({ database, clock, log });
    const mail = createMail({
      smtpUrl: config.SMTP_URL,
      database,
      jobs,
      log: databaseLog(log),
      clock,
      onAnswer: (isGood, ms) => ledger.watch.asked(MAIL_SERVER_NAME, isGood, ms),
    });
    const { accounts, ...account } = composeAccounts({
      config,
      database,
      jobs,
      mail,
      signer: cookieSigner,
      origin,
      hasher,
      clock,
    });
    defineUpkeep(jobs, database, clock);
    const decode = (vin: string) => decoder.decode(vin);
    const catalogue = loadCatalogue(join(workspaceRoot(), 'dist/vpic/catalogue.bin'));
    const content = createContent({
      database,
      brands,
      brandOfHost,
      brandsDir: config.BRANDS_DIR,
      mail,
      signer: cookieSigner,
      originOf: origin,
      clock,
      log,
      jobs,
      editorNames: (ids) => staffNames(database, ids),
      answersItself,
      vehicles: catalogue,
      remote: config.CONTENT_HOST === null ? null : remoteContent(config.CONTENT_HOST, log, ledger.watch),
    });
    const stickers = composeStickers({
      database,
      jobs,
      typesetter,
      brands,
      signing: keys.signing,
      links: cookieSigner,
      decoder,
      names: catalogue,
      origin,
      clock,
      log,
    });
    const support = composeSupport({ database, jobs, mail, signer: cookieSigner, brands, origin, clock });
    const recalls = recallLookUp(database, config, log, clock, ledger.watch);
    const reportPorts = composeReports({
      database,
      typesetter,
      links: cookieSigner,
      decoder,
      recalls,
      providers: historyProviders(config, log, clock, ledger.watch),
      support,
      clock,
    });
    const features: readonly Slice[] = [
      createBrandSlice(brandOfHost),
      createConsentSlice({ database, clock }),
      createVehicleSlice({
        decoder,
        catalogue,
        database,
        providers: plateProviders(config, log, clock, ledger.watch),
      }),
      content.slice,
      ...support.slices,
      ...account.slices,
      ...stickers.slices,
      createReportSlice(reportPorts),
      createDocumentSlice({ sticker: stickers.pdf, report: reportPdf(reportPorts) }),
      createRecallSlice({
        database,
        decode,
        catalogue,
        lookUp: recalls,
        jobs,
        mail,
        signer: cookieSigner,
        brands,
        originOf: origin,
        clock,
      }),
    ];
    const billing = composeBilling({
      config,
      database,
      jobs,
      mail,
      typesetter,
      brands,
      documents: documentMaker({ sticker: stickers.maker, report: createReportMaker(reportPorts) }),
      signer: cookieSigner,
      origin,
      overlay,
      secondPerson,
      watch: ledger.watch,
      clock,
      log,
    });
    const desk = composeDesk({
      config,
      database,
      jobs,
      brands,
      live,
      decoder,
      ledger,
      accounts: account.options,
      sealer: textSealer(keys.cookies),
      carryOuts: billing.carryOuts,
      clock,
      log,
    });
    const withKeepers = [...features, ...desk.slices, ...billing.slices];
    const keepers = [...withKeepers.flatMap((slice) => slice.keepers), mailKeeper(database)];
    const slices: readonly Slice[] = [
      ...features,
      ...desk.slices,
      createBillingSlice(),
      ...billing.slices,
      createDeletionSlice({ database, jobs, mail, brands, originOf: origin, keepers, clock }),
      createSampleReportSlice({ decode, typesetter }),
    ];
    if (schema === 'current') {
      await migrate(database, migrationsOf(slices));
      await live.open();
    }
    return {
      config,
      brands,
      brandOfHost,
      overlay,
      database,
      jobs,
      typesetter,
      mail,
      slices,
      sandbox: billing.sandbox,
      decoder,
      content,
      staffAccounts: desk.staffAccounts,
      chatDesk: support.chatDesk,
      authenticator: accounts.authenticator,
      sharedLimit: sharedLimitIn({ database, signer: cookieSigner, clock, log }),
      actorOfCookies: accounts.actorOfCookies,
      visitorState: accounts.visitorState,
      origin,
      clock,
      log,
      close: async () => {
        await jobs.stop();
        await ledger.flush();
        await typesetter.close();
        await content.close();
        await live.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
