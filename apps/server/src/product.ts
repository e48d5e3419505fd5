import { join } from 'node:path';
import { type Anchor, anchorIn, auditMigrations, createSealer, type Sealer } from '@vinlore/audit';
import {
  type Accounts,
  contactOf,
  createDeletionModule,
  eraseAgain,
  type ErasedAgain,
  type ErasureLog,
  erasureLogIn,
  hasApprover,
  memberActor,
  type PasswordHasher,
  personOf,
  samePerson,
  staffActor,
  type StaffAccounts,
  brandsOfStaff,
} from '@vinlore/account-server';
import { createBillingModule } from '@vinlore/billing-server';
import type { Brand, BrandOfHost } from '@vinlore/brand';
import { createBulkModule } from '@vinlore/bulk';
import { type Content, createContent } from '@vinlore/content-server';
import { barePaths } from '@vinlore/contract';
import { createSourceLedger, type OpenData } from '@vinlore/data-server';
import { type Database, migrate, openDatabase, runsAsOwner, type SliceMigrations } from '@vinlore/database';
import { createSigner, createTypesetter, type Signer, type Typesetter, workspaceRoot } from '@vinlore/documents';
import { type ChatDesk, configuredInbound } from '@vinlore/feedback-server';
import { createGarageModule } from '@vinlore/garage-server';
import { createJobs, type Jobs, jobsMigrations } from '@vinlore/jobs';
import { createMail, type Mail, mailKeeper, mailMigrations } from '@vinlore/mail';
import { createFactsReader, createModelModule } from '@vinlore/model-server';
import {
  createLiveKeys,
  createPlatformModule,
  createWebhooksModule,
  idempotencyIn,
  type LiveKeys,
  testBooksIn,
  type WebhookDispatcher,
} from '@vinlore/platform-server';
import { createRecallModule, moveWatches, recallLookUp } from '@vinlore/recall-server';
import {
  type Bucket,
  configuredBucket,
  createObjects,
  definePurging,
  objectMigrations,
  type Objects,
} from '@vinlore/objects';
import {
  createModelReportModule,
  createReportLists,
  createReportMaker,
  createReportModule,
  createSampleReportModule,
  historyProviders,
  plateRegisters,
  reportPdf,
} from '@vinlore/report-server';
import {
  type AskSecond,
  type Authenticator,
  type BrandOverlay,
  carryOutCall,
  type Config,
  type IdempotencyStore,
  type CountedWatch,
  countedWatch,
  createClamd,
  createSecurityLog,
  createDocumentModule,
  keysFromEnvironment,
  kitMigrations,
  loadBrands,
  type Keys,
  loadKeys,
  type Logger,
  productMode,
  type ProductMode,
  type SecurityLog,
  purposeSigner,
  type SharedLimit,
  type SourceWatch,
  sharedLimitIn,
  type ServerModule,
  textSealer,
  type ValueFiles,
} from '@vinlore/server-kit';
import { createLiveBrands, createOverlay } from '@vinlore/site-server';
import { createSecondPerson, type OperatorApprovals } from '@vinlore/staff-server';
import { plainVin } from '@vinlore/vehicle-domain';
import {
  createVehicleModule,
  type Decoder,
  openLiveVpic,
  plateProviders,
  secondOpinionOf,
  type VpicStanding,
} from '@vinlore/vehicle-server';
import { composeAccounts } from './accounts.ts';
import { configuredCdn } from './cdn/cdn.ts';
import { defineCdnPurging } from './cdn/purge-cdn.ts';
import { type Billing, composeBilling } from './billing.ts';
import { bulkCredits } from './bulk-credits.ts';
import { knownSources, MAIL_SERVER_NAME } from './data-desk.ts';
import { composeDesk } from './desk.ts';
import { documentMaker } from './document-maker.ts';
import { composeGarage } from './garage.ts';
import { composeOpenData } from './open-data/compose-open-data.ts';
import { composeReports } from './reports.ts';
import { closeTrial } from './start/close-trial.ts';
import { databaseLog } from './start/database-log.ts';
import { latestUrls } from './start/latest-urls.ts';
import { staffNames } from './staff-names.ts';
import { composeStickers } from './stickers.ts';
import { composeSupport } from './support.ts';
import { publicOrigins } from './http/public-origin.ts';
import { webhookEvents } from './webhook-events.ts';
import { remoteContent } from './pages/content-host.ts';
import { answersItself } from './pages/own-paths.ts';
import { createBrandModule } from './modules/brand.ts';
import { createConsentModule } from './modules/consent/consent-module.ts';
import { ServiceStatus } from './modules/status/status.ts';
import { defineUpkeep } from './upkeep.ts';

/** The parts of a process that don't depend on HTTP, shared by server, worker, and commands. */
export interface Product {
  readonly config: Config;
  readonly mode: ProductMode;
  /** One-line summary of what this production has closed of an earlier trial; null if there was nothing. */
  readonly closedTrial: string | null;
  /** Live: staff changes replace a brand at the same index. */
  readonly brands: readonly Brand[];
  readonly brandOfHost: BrandOfHost;
  /** Stores staff changes to a brand. */
  readonly overlay: BrandOverlay;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Stores the bytes of rows. */
  readonly objects: Objects;
  /** The bucket of `OBJECT_STORE_URL`; null without one. */
  readonly bucket: Bucket | null;
  readonly typesetter: Typesetter;
  readonly mail: Mail;
  readonly modules: readonly ServerModule[];
  /** Advances the sandbox's clock; null if no gateway is a sandbox. */
  readonly sandbox: Billing['sandbox'];
  /** Uses the current vPIC release. */
  readonly decoder: Decoder;
  /** The current release. */
  readonly vpicStanding: () => VpicStanding;
  /** Activates newly imported vPIC data right away; running processes pick it up within seconds. */
  readonly refreshVpic: () => Promise<void>;
  /** Government open data, started by processes that run jobs. */
  readonly openData: OpenData;
  /** Source of pages, opened by processes that serve them. */
  readonly content: Content;
  /** Staff accounts, for code outside their calls. */
  readonly staffAccounts: Pick<StaffAccounts, 'giveSampleAuthenticator'>;
  /** Stores approval requests of routes. */
  readonly askSecond: AskSecond;
  /** Approvals by the operator. */
  readonly approvals: OperatorApprovals;
  /** Live chat for support. */
  readonly chatDesk: ChatDesk;
  readonly authenticator: Authenticator;
  /** Keys of the public API. */
  readonly apiKeys: LiveKeys;
  /** Answers of the public API by `Idempotency-Key`. */
  readonly idempotency: IdempotencyStore;
  /** Objects of the public API's test mode. */
  readonly testsOf: ReturnType<typeof testBooksIn>;
  /** Rate limits shared by all processes. */
  readonly sharedLimit: SharedLimit;
  /** Receives security events. */
  readonly security: SecurityLog;
  /** Recent status of outside services, as seen by this process. */
  readonly outside: Pick<CountedWatch, 'totals'>;
  /** Measures the services for the status page, in processes that serve it. */
  readonly status: ServiceStatus;
  /** Delivers webhooks in processes that run jobs. */
  readonly webhooks: Pick<WebhookDispatcher, 'start' | 'isStuck'>;
  /** Seals the audit log in processes that run jobs. */
  readonly sealer: Sealer;
  /** Signs documents and the audit log's seals. */
  readonly signer: Signer;
  /** This machine's record of the audit log's end. */
  readonly anchor: Anchor;
  /** Accounts erased so far, listed outside the database. */
  readonly erasures: ErasureLog;
  /** After a restore, erases the accounts with these fingerprints again. */
  readonly eraseAgain: (fingerprints: ReadonlySet<string>) => Promise<ErasedAgain>;
  readonly actorOfDeskCookies: Accounts['actorOfDeskCookies'];
  readonly visitorState: Accounts['visitorState'];
  /** A brand's public origin. */
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
  readonly log: Logger;
  /** Stops background work and closes connections, in dependency order. */
  close(): Promise<void>;
}

/** Whether visitors reach us over TLS. */
export function isSecure(config: Config): boolean {
  return config.PUBLIC_URL?.startsWith('https:') ?? false;
}

/** All migrations of the product, by owner. */
export function migrationsOf(modules: readonly ServerModule[]): SliceMigrations[] {
  return [
    auditMigrations,
    jobsMigrations,
    mailMigrations,
    kitMigrations,
    objectMigrations,
    ...modules.map(({ name, migrations, routines }) => ({ slice: name, migrations, routines })),
  ];
}

/** The bundled index and catalog, used until a vPIC release is imported. */
export function builtVpic(): { index: string; catalogue: string } {
  const folder = join(workspaceRoot(), 'dist/vpic');
  return { index: join(folder, 'vpic.index'), catalogue: join(folder, 'catalogue.bin') };
}

const OWNER_WARNING =
  'The role of DATABASE_URL owns the tables, so whoever takes over a query can switch off the guard of the audit log. Give DATABASE_URL a role of its own and set DATABASE_DIRECT_URL to the owner (docs/operations/database.md, “Database roles”).';

/** Key for signing documents and audit log seals. */
export function documentSigner({ signing }: Pick<Keys, 'signing'>): Signer {
  return createSigner(signing.map(({ id, secret }) => ({ id, privateKey: secret })));
}

/** File for this machine's record of the audit log's end. */
export function trailAnchor({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Anchor {
  return anchorIn(join(DATA_DIR, 'audit-anchor.json'));
}

/** File that lists erased accounts outside the database. */
export const erasureFile = ({ ERASURE_LOG, DATA_DIR }: Pick<Config, 'ERASURE_LOG' | 'DATA_DIR'>): string =>
  ERASURE_LOG ?? join(DATA_DIR, 'erasures.ndjson');

/** Options for opening the product. */
export interface OpenOptions {
  /** The listening port, for URLs in documents and emails; set once known. */
  readonly port?: () => number;
  /** `current`: migrate first. `as-it-is`: for commands that replace the schema themselves. */
  readonly schema?: 'current' | 'as-it-is';
  /** Current time; tests advance it. */
  readonly clock?: () => Date;
  /** A cheap password hash, for tests that aren't about passwords. */
  readonly hasher?: PasswordHasher;
  /** Syncs due open data in a separate process, when this one serves visitors. */
  readonly syncsApart?: boolean;
  /** Called after each request to a service outside, within what made it. */
  readonly onAsked?: SourceWatch['asked'];
  /** Where values of the configuration come from, for what is read again when it changes. */
  readonly valueFiles?: ValueFiles;
}

/**
 * Opens the product: brands, keys, database with migrations, and all modules with their dependencies.
 *
 * @throws BrandFileError, DatabaseStartError, VpicIndexError: deployment errors, with messages for the operator
 */
export async function openProduct(
  config: Config,
  log: Logger,
  {
    port = () => config.PORT,
    schema = 'current',
    clock = () => new Date(),
    hasher,
    syncsApart = false,
    onAsked = () => undefined,
    valueFiles,
  }: OpenOptions = {},
): Promise<Product> {
  const files = loadBrands(config.BRANDS_DIR);
  const vpic = openLiveVpic({ dataDir: config.DATA_DIR, built: builtVpic(), clock, log });
  const { decoder, catalogue } = vpic;
  const database = await openDatabase({
    url: config.DATABASE_URL ?? undefined,
    directUrl: config.DATABASE_DIRECT_URL ?? undefined,
    pooler: config.DATABASE_POOLER,
    replicaUrl: config.DATABASE_REPLICA_URL ?? undefined,
    dataDir: config.DATA_DIR,
    archive: config.WAL_ARCHIVE ?? undefined,
    latest: valueFiles && latestUrls(config, valueFiles),
    log: databaseLog(log),
  });
  const live = createLiveBrands({ files, database, log, clock });
  const { brands, brandOfHost } = live;
  const overlay = createOverlay({ live, clock });
  try {
    const keys = loadKeys(config.DATA_DIR, keysFromEnvironment(config));
    const texts = purposeSigner(keys);
    const security = createSecurityLog({ log, signer: texts });
    const origin = publicOrigins(config.PUBLIC_URL, port);
    const typesetter = createTypesetter();
    const jobs = createJobs({ database, log: databaseLog(log) });
    const signer = documentSigner(keys);
    const anchor = trailAnchor(config);
    const sealer = createSealer({ database, signer, anchor, clock, log: databaseLog(log) });
    const ledger = createSourceLedger({ database, clock, log });
    const watch = countedWatch({
      ...ledger.watch,
      asked: (...request) => {
        onAsked(...request);
        ledger.watch.asked(...request);
      },
    });
    const status = new ServiceStatus({ database, sources: knownSources({ config, database, decoder }), ledger, clock });
    const smtpUrl = config.SMTP_URL;
    const mail = createMail({
      smtpUrl: smtpUrl === null ? null : () => config.SMTP_URL ?? smtpUrl,
      database,
      jobs,
      log: databaseLog(log),
      clock,
      onAnswer: (isGood, ms) => watch.asked(MAIL_SERVER_NAME, isGood, ms),
    });
    const bucket = configuredBucket(config, { clock, watch, log });
    const objects = createObjects({ database, bucket, log });
    definePurging(jobs, database, bucket);
    defineCdnPurging({ jobs, database, cdn: configuredCdn(config), watch });
    const secrets = textSealer(keys.secrets);
    const { accounts, ...account } = composeAccounts({
      config,
      database,
      jobs,
      mail,
      signer: texts,
      sealer: secrets,
      origin,
      moveMailbox: moveWatches,
      objects,
      hasher,
      clock,
    });
    defineUpkeep(jobs, database, clock);
    const webhooks = createWebhooksModule({
      database,
      jobs,
      mail,
      sealer: secrets,
      brands,
      originOf: origin,
      contactOf,
      on: config.WEBHOOKS === 'on',
      localTests: productMode(config) === 'trial',
      clock,
      log: databaseLog(log),
    });
    const events = webhookEvents(webhooks.emit);
    const decode = (vin: string) => decoder.decode(vin);
    let bare: ReturnType<typeof barePaths> | undefined;
    /** Whether a GET at a path beside the pages is a call, which would hide a page that a brand publishes there. */
    const isBareRead = (path: string) =>
      (bare ??= barePaths(modules.flatMap(({ contract }) => Object.values(contract)))).get(path)?.has('GET') ?? false;
    const content = createContent({
      database,
      brands,
      brandOfHost,
      brandsDir: config.BRANDS_DIR,
      objects,
      mail,
      signer: texts,
      originOf: origin,
      clock,
      log,
      jobs,
      editorNames: (ids) => staffNames(database, ids),
      brandsOfStaff,
      answersItself: (path) => answersItself(path) || isBareRead(path),
      vehicles: catalogue,
      remote: config.CONTENT_HOST === null ? null : remoteContent(config.CONTENT_HOST, log, watch),
    });
    const stickers = composeStickers({
      database,
      objects,
      typesetter,
      signer,
      links: texts,
      decoder,
      names: catalogue,
      events,
      origin,
      clock,
    });
    const secondPerson = createSecondPerson({
      samePerson,
      personOf,
      languageOf: (key) => brands.find((brand) => brand.key === key)?.language ?? 'en',
    });
    const support = composeSupport({
      database,
      objects,
      jobs,
      mail,
      signer: texts,
      brands,
      origin,
      secondPerson,
      scanner: config.CLAMD_URL === null ? null : createClamd(config.CLAMD_URL),
      inbound: configuredInbound(config, { signer: texts, brands, clock }),
      clock,
    });
    const recalls = recallLookUp(database, config, log, clock, watch);
    const facts = createFactsReader(database);
    const reportPorts = composeReports({
      database,
      typesetter,
      signer,
      links: texts,
      decoder,
      recalls,
      facts,
      providers: historyProviders(config, log, clock, watch),
      registers: plateRegisters(config, log, clock, watch),
      support,
      events,
      origin,
      clock,
    });
    const apiKeys = createLiveKeys({
      database,
      actorOf: (brand, accountId) => memberActor(database, brand, accountId),
      clock,
      log,
    });
    const features: readonly ServerModule[] = [
      createBrandModule(brandOfHost, status),
      createConsentModule({ database, clock }),
      createVehicleModule({
        decoder,
        catalogue,
        database,
        providers: plateProviders(config, log, clock, watch),
        secondOpinion: secondOpinionOf(config, log, clock, watch),
      }),
      content.module,
      ...support.modules,
      ...account.modules,
      ...stickers.modules,
      createReportModule(reportPorts),
      createBulkModule({
        products: { sticker: stickers.lists, report: createReportLists(reportPorts) },
        credits: bulkCredits(events),
        onEnded: events.bulkEnded,
        vins: { plain: plainVin },
        ...{ database, links: texts, jobs, brands, clock, log },
      }),
      createModelReportModule(reportPorts),
      createDocumentModule({ sticker: stickers.pdf, report: reportPdf(reportPorts) }),
      createRecallModule({
        database,
        decode,
        catalogue,
        lookUp: recalls,
        jobs,
        mail,
        signer: texts,
        brands,
        originOf: origin,
        onFound: events.recallsFound,
        clock,
      }),
      createModelModule({ decode, facts }),
      createGarageModule(composeGarage({ database, decoder, recalls, clock })),
      createPlatformModule({
        ...{ database, jobs, mail, brands, clock },
        live: apiKeys,
        originOf: origin,
        contactOf: (brand, accountId) => contactOf(database, brand, accountId),
      }),
      webhooks.module,
    ];
    const billing = composeBilling({
      config,
      database,
      jobs,
      mail,
      typesetter,
      brands,
      openGate: accounts.openGate,
      offerAccount: accounts.offerAccount,
      documents: documentMaker({ sticker: stickers.maker, report: createReportMaker(reportPorts) }),
      signer: texts,
      origin,
      overlay,
      secondPerson,
      events,
      watch,
      clock,
      log,
    });
    const onUpdated = events.sourceUpdated;
    const openData = composeOpenData({ config, database, jobs, clock, log, onUpdated, apart: syncsApart });
    const desk = composeDesk({
      config,
      openData,
      database,
      jobs,
      brands,
      live,
      content,
      decoder,
      ledger,
      accounts: account.options,
      carryOuts: {
        ...billing.carryOuts,
        call: carryOutCall({
          modules: () => modules,
          brands,
          actorOf: (brand, accountId) => staffActor(database, brand, accountId),
          log,
        }),
      },
      secondPerson,
      events,
      keepers: () => keepers,
      clock,
      log,
    });
    const withKeepers = [...features, ...desk.modules, ...billing.modules];
    const keepers = [...withKeepers.flatMap((module) => module.keepers), mailKeeper(database)];
    const erasures = erasureLogIn(erasureFile(config));
    const deletion = { database, jobs, mail, brands, originOf: origin, keepers, erasures, clock };
    const modules: readonly ServerModule[] = [
      ...features,
      ...desk.modules,
      createBillingModule(clock),
      ...billing.modules,
      createDeletionModule(deletion),
      createSampleReportModule({ decode, typesetter }),
    ];
    const mode = productMode(config);
    let closedTrial: string | null = null;
    if (schema === 'current') {
      await migrate(database, migrationsOf(modules));
      // Here rather than only in the server: no production command may find an open sample either.
      if (mode === 'production') closedTrial = await closeTrial(database, clock());
      if (mode === 'production' && (await runsAsOwner(database))) log.warn(OWNER_WARNING);
      await live.open();
      vpic.follow(database);
    }
    return {
      config,
      mode,
      closedTrial,
      brands,
      brandOfHost,
      overlay,
      database,
      jobs,
      objects,
      bucket,
      typesetter,
      mail,
      modules,
      sandbox: billing.sandbox,
      decoder,
      vpicStanding: vpic.standing,
      refreshVpic: vpic.refresh,
      openData,
      content,
      staffAccounts: desk.staffAccounts,
      askSecond: async (request) => {
        const id = await database.transaction((tx) => secondPerson.ask(tx, request));
        const { brand, permission, askedBy } = request;
        return { id, alone: !(await hasApprover(database, brand, permission, askedBy)) };
      },
      approvals: desk.approvals,
      chatDesk: support.chatDesk,
      authenticator: accounts.authenticator,
      apiKeys,
      idempotency: idempotencyIn(database, secrets, clock),
      webhooks: webhooks.dispatcher,
      testsOf: testBooksIn(database, clock),
      sealer,
      signer,
      anchor,
      erasures,
      eraseAgain: (fingerprints) => eraseAgain(deletion, fingerprints),
      sharedLimit: sharedLimitIn({ database, signer: texts, clock, log }),
      security,
      outside: watch,
      status,
      actorOfDeskCookies: accounts.actorOfDeskCookies,
      visitorState: accounts.visitorState,
      origin,
      clock,
      log,
      close: async () => {
        // A sync takes minutes and can be restarted; other jobs get time to finish.
        openData.stop();
        await webhooks.dispatcher.stop();
        await status.stop();
        await jobs.stop();
        await ledger.flush();
        await apiKeys.flush();
        await typesetter.close();
        await content.close();
        await live.close();
        await vpic.close();
        if (schema === 'current') await sealer.stop();
        await database.close();
        security.flush();
      },
    };
  } catch (error) {
    await vpic.close();
    await database.close();
    throw error;
  }
}
