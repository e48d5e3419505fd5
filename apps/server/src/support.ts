import { addresseeOf, brandsOfStaff, contactOf, peopleWith } from '@vinlore/account-server';
import { potOf } from '@vinlore/billing-domain';
import { creditSpentOn, grantCredits } from '@vinlore/billing-ledger';
import type { Brand } from '@vinlore/brand';
import { formatDocumentNumber } from '@vinlore/contract';
import type { Database, Tx } from '@vinlore/database';
import {
  type ChatDesk,
  createFeedback,
  createRatingModule,
  createTickets,
  type InboundMail,
  type TicketCredits,
  type TicketModuleDeps,
  type TicketToOpen,
} from '@vinlore/feedback-server';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { Objects } from '@vinlore/objects';
import { reportNumbersOf } from '@vinlore/report-server';
import type { FileScanner, SecondPerson, ServerModule, TextSigner } from '@vinlore/server-kit';
import { stickerNumbersOf } from '@vinlore/sticker-server';
import { staffNames } from './staff-names.ts';

/** Numbers of a member's documents for a VIN, by product. */
const NUMBERS_OF = { report: reportNumbersOf, sticker: stickerNumbersOf } as const;

/** Connects tickets to the ledger: the documents of a VIN come from their modules, their cost from billing. */
export const ticketCredits: TicketCredits = {
  spentOn: async (tx, { brand, accountId, product, vin }) => {
    const owner = { brand: brand.key, accountId };
    const numbers = await NUMBERS_OF[product](tx, owner, vin);
    return creditSpentOn(tx, owner, numbers.map(formatDocumentNumber));
  },
  give: async (tx, { brand, accountId, product, credits, cause, at }) => {
    await grantCredits(tx, { brand: brand.key, accountId, pot: potOf(brand, product), credits, cause, at });
  },
};

/** Dependencies of support. */
export interface SupportDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly signer: TextSigner;
  readonly brands: readonly Brand[];
  readonly origin: (brand: Brand) => string;
  readonly secondPerson: SecondPerson;
  readonly scanner: FileScanner | null;
  /** Stores the bytes of attachments. */
  readonly objects: Objects;
  readonly inbound: InboundMail | null;
  readonly clock: () => Date;
}

/** Support as the product mounts it. */
export interface Support {
  readonly modules: readonly ServerModule[];
  /** Live chat for support. */
  readonly chatDesk: ChatDesk;
  /** Opens a ticket on behalf of another module. @returns its number */
  readonly open: (tx: Tx, ticket: Omit<TicketToOpen, 'creditType'>) => Promise<string>;
}

/** Composes support: live chat, tickets, and feedback. */
export function composeSupport({
  database,
  jobs,
  mail,
  signer,
  brands,
  origin,
  secondPerson,
  scanner,
  objects,
  inbound,
  clock,
}: SupportDeps): Support {
  const agentsOf: TicketModuleDeps['agentsOf'] = (source, brand) => peopleWith(source, brand, 'support');
  const people = { colleagueNames: staffNames, agentsOf };
  const chat = createFeedback({ database, jobs, mail, signer, brands, origin, ...people, clock });
  const tickets = createTickets({
    database,
    mail,
    origin,
    clock,
    contactOf,
    addresseeOf,
    ...people,
    jobs,
    brands,
    credits: ticketCredits,
    secondPerson,
    scanner,
    objects,
    inbound,
  });
  return {
    modules: [chat.module, tickets.module, createRatingModule({ database, mail, brands, brandsOfStaff, clock })],
    chatDesk: chat.desk,
    open: async (tx, ticket) => (await tickets.openTicket(tx, { ...ticket, creditType: null })).number,
  };
}
