import { contactOf } from '@vinlore/account-server';
import { creditSpentOn, grantCredits, potOf } from '@vinlore/billing-server';
import type { Brand } from '@vinlore/brand';
import { formatDocumentNumber } from '@vinlore/contract';
import type { Database } from '@vinlore/database';
import { createTickets, type TicketCredits, type Tickets } from '@vinlore/feedback-server';
import type { Mail } from '@vinlore/mail';
import { reportNumbersOf } from '@vinlore/report-server';
import { stickerNumbersOf } from '@vinlore/sticker-server';
import { staffNames } from './staff-names.ts';

/** Numbers of a member's documents of a VIN, by product. */
const NUMBERS_OF = { report: reportNumbersOf, sticker: stickerNumbersOf } as const;

/** What tickets ask of the ledger: the documents of a VIN are their slices', what they cost is billing's. */
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

/** What support tickets are made of. */
export interface SupportOptions {
  readonly database: Database;
  readonly mail: Mail;
  readonly origin: (brand: Brand) => string;
  readonly clock: () => Date;
}

/** Puts support tickets together. */
export const composeSupport = (options: SupportOptions): Tickets =>
  createTickets({ ...options, contactOf, colleagueNames: staffNames, credits: ticketCredits });
