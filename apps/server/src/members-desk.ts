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

/** What the desk's modules about members are made of. */
export interface MembersDeskDeps {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  /** Signs links to PDFs, and what mails about accounts carry. */
  readonly links: TextSigner;
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
  /** Who keeps something of members, once all are put together. */
  readonly keepers: () => readonly DataKeeper[];
}

/**
 * Who knows whose a number is, in the order in which answers are named: VINs of documents and tickets, numbers of orders,
 * documents and tickets.
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

/** Puts together what staff see and do about members, and about the documents that are theirs. */
export function composeMembersDesk(deps: MembersDeskDeps): readonly ServerModule[] {
  const { database, jobs, mail, links, origin, clock, keepers } = deps;
  return [
    createMembersDeskModule({
      ...{ database, mail, originOf: origin, signer: links, clock, keepers },
      endViewLater: defineViewJobs(jobs, database, clock),
      finders: memberFinders(database),
    }),
    createStickerDeskModule({ database, mail, links, origin, clock, contactOf, isOwn: samePerson }),
    createReportDeskModule({ database, links, clock }),
  ];
}
