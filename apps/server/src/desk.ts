import {
  type AccountModuleDeps,
  contactOf,
  createStaffAccounts,
  gateEmail,
  hasApprover,
  peopleOf,
  personOf,
  prepareGate,
  samePerson,
  type StaffAccounts,
  workAlsoAt,
} from '@vinlore/account-server';
import type { Brand } from '@vinlore/brand';
import { type Content, copyContent } from '@vinlore/content-server';
import type { ContentSource } from '@vinlore/content-domain';
import type { OpenData, SourceLedger } from '@vinlore/data-server';
import type { Database } from '@vinlore/database';
import { createSnippetModule } from '@vinlore/feedback-server';
import { createHistoryDeskModule, defineHistoryJobs, defineTellOwners } from '@vinlore/report-server';
import { type Jobs, takeFailed } from '@vinlore/jobs';
import type { CarryOut, Config, DataKeeper, Logger, SecondPerson, ServerModule } from '@vinlore/server-kit';
import { createSiteModule, type LiveBrands, lookUpAddresses } from '@vinlore/site-server';
import { createStaffModule, type OperatorApprovals, operatorApprovals, type StaffDeps } from '@vinlore/staff-server';
import type { Decoder } from '@vinlore/vehicle-server';
import { composeDataDesk, knownSources } from './data-desk.ts';
import { PRODUCT_MAILS } from './mails.ts';
import { composeMembersDesk } from './members-desk.ts';
import { readHealth } from './health/read-health.ts';
import { countWaiting } from './waiting.ts';
import type { WebhookEvents } from './webhook-events.ts';

/** Dependencies of the staff desk. */
export interface DeskDeps {
  readonly config: Config;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly brands: readonly Brand[];
  readonly live: LiveBrands;
  readonly content: Pick<Content, 'source' | 'files'>;
  readonly decoder: Decoder;
  readonly ledger: SourceLedger;
  readonly openData: OpenData;
  /** Shared with member accounts. */
  readonly accounts: AccountModuleDeps;
  /** Encrypts authenticator secrets. */
  /** Other modules' handlers for approved requests, by kind. */
  readonly carryOuts: Readonly<Record<string, CarryOut>>;
  readonly secondPerson: SecondPerson;
  readonly events: Pick<WebhookEvents, 'stickerRevoked'>;
  /** Modules that store member data, available once all are composed. */
  readonly keepers: () => readonly DataKeeper[];
  readonly clock: () => Date;
  readonly log: Logger;
}

/** The staff desk's own modules as the product mounts them. */
export interface StaffDesk {
  readonly modules: readonly ServerModule[];
  readonly staffAccounts: Pick<StaffAccounts, 'giveSampleAuthenticator'>;
  /** Approvals by the operator. */
  readonly approvals: OperatorApprovals;
}

/** Whether a path is a page in each language in which the brand has a home page. */
async function isPublishedEverywhere(source: ContentSource, brand: Brand, path: string): Promise<boolean> {
  const [home, page] = await Promise.all([
    source.content(brand, brand.language, '/'),
    source.content(brand, brand.language, path),
  ]);
  return page.page !== null && home.languages.every((language) => page.languages.includes(language));
}

/**
 * Composes desk-only modules: staff accounts, approvals and the audit log, the brand, members, data. Staff calls on
 * tickets, money, and pages are in their own modules.
 */
export function composeDesk(deps: DeskDeps): StaffDesk {
  const {
    config,
    database,
    events,
    jobs,
    brands,
    live,
    content,
    decoder,
    ledger,
    openData,
    accounts,
    carryOuts,
    secondPerson,
    keepers,
    clock,
    log,
  } = deps;
  const tellOwners = defineTellOwners({
    database,
    jobs,
    mail: accounts.mail,
    brands,
    origin: accounts.originOf,
    contactOf,
    clock,
  });
  const wakeClearing = defineHistoryJobs(jobs, database, (vin) => decoder.decode(vin).make);
  const { mail, signer: links, originOf: origin, hasher } = accounts;
  const sources = knownSources({ config, database, decoder });
  const staffAccounts = createStaffAccounts({ ...accounts, brands, secondPerson });
  const staffPorts: StaffDeps = {
    database,
    peopleOf,
    samePerson,
    personOf,
    hasApprover,
    carryOuts: { ...carryOuts, ...staffAccounts.carryOut },
    waiting: countWaiting({ database, brands, sources, ledger, clock }),
    health: {
      read: readHealth({ config, database, sources, ledger, openData, clock }),
      tryAgain: (tx, name, until) => jobs.tryAgain(tx, name, until),
      remove: async (tx, name, until) => (await takeFailed(tx, name, until)).length,
    },
    clock,
  };
  return {
    staffAccounts,
    approvals: operatorApprovals({ ...staffPorts, brands, log }),
    modules: [
      ...staffAccounts.modules,
      createStaffModule(staffPorts),
      createSiteModule({
        database,
        live,
        jobs,
        ...{ mail, mails: PRODUCT_MAILS, originOf: origin },
        gate: { emailOf: gateEmail, prepare: (pair) => prepareGate(database, pair, hasher) },
        peopleOf: (ids) => peopleOf(database, ids),
        secondPerson,
        hasPage: async (brand, path) => isPublishedEverywhere(await content.source(), brand, path),
        speaks: async (brand, language) =>
          (await (await content.source()).content(brand, brand.language, '/')).languages.includes(language),
        copyContent,
        contentFiles: (brand) => content.files(brand),
        workAlsoAt,
        addressesOf: lookUpAddresses,
        clock,
      }),
      createSnippetModule(database),
      ...composeMembersDesk({ database, jobs, mail, links, origin, onRevoked: events.stickerRevoked, clock, keepers }),
      createHistoryDeskModule({
        database,
        wake: wakeClearing,
        tellOwners,
        decode: (vin) => decoder.decode(vin),
        clock,
      }),
      composeDataDesk({ database, jobs, sources, ledger, openData, wakeClearing, clock, log }),
    ],
  };
}
