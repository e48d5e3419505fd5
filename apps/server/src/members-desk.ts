import {
  contactOf,
  createMembersDeskModule,
  defineViewJobs,
  type MemberFinder,
  MOST_FOUND,
  samePerson,
} from '@vinlore/account-server';
import { orderOwner } from '@vinlore/billing-server';
import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import { ticketHolders, ticketOwner } from '@vinlore/feedback-server';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import { createReportDeskModule, reportHolders, reportOwner } from '@vinlore/report-server';
import type { DataKeeper, ServerModule, TextSigner } from '@vinlore/server-kit';
import { createStickerDeskModule, stickerHolders, stickerOwner } from '@vinlore/sticker-server';
import { plainVin } from '@vinlore/vehicle-domain';
import type { WebhookEvents } from './webhook-events.ts';

/** Dependencies of the desk's member modules. */
export interface MembersDeskDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  /** Signs links to PDFs and the tokens in account emails. */
  readonly links: TextSigner;
  readonly origin: (brand: Brand) => string;
  /** Learns of each revoked sticker. */
  readonly onRevoked: WebhookEvents['stickerRevoked'];
  readonly clock: () => Date;
  /** Modules that store member data, available once all are composed. */
  readonly keepers: () => readonly DataKeeper[];
}

/**
 * Resolvers for a number's owner, in the order of results: VINs of documents and tickets, then numbers of orders,
 * documents, and tickets.
 */
export function memberFinders(database: Database): readonly MemberFinder[] {
  const most = MOST_FOUND;
  return [
    { by: 'vin', find: ({ brand, search }) => stickerHolders(database, { brand, search, most }) },
    { by: 'vin', find: ({ brand, search }) => reportHolders(database, { brand, search, most }) },
    { by: 'vin', find: ({ brand, search }) => ticketHolders(database, { brand, vin: plainVin(search), most }) },
    {
      by: 'order',
      find: async ({ brand, search }) => {
        const owner = await orderOwner(database, { brand, number: search });
        return owner === null ? [] : [owner];
      },
    },
    { by: 'sticker', find: (asked) => stickerOwner(database, asked) },
    { by: 'report', find: (asked) => reportOwner(database, asked) },
    { by: 'ticket', find: ({ brand, search }) => ticketOwner(database, brand, search) },
  ];
}

/** Composes what staff can see and do about members and their documents. */
export function composeMembersDesk(deps: MembersDeskDeps): readonly ServerModule[] {
  const { database, jobs, mail, links, origin, onRevoked, clock, keepers } = deps;
  return [
    createMembersDeskModule({
      ...{ database, mail, originOf: origin, signer: links, clock, keepers },
      endViewLater: defineViewJobs(jobs, database, clock),
      finders: memberFinders(database),
    }),
    createStickerDeskModule({ database, mail, links, origin, clock, contactOf, isOwn: samePerson, onRevoked }),
    createReportDeskModule({ database, links, clock }),
  ];
}
