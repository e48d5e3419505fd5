import { randomUUID } from 'node:crypto';
import { recordAct } from '@vinlore/audit';
import type { Brand, Language, PlanProduct } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { textsIn } from '@vinlore/mail';
import { refuse } from '@vinlore/server-kit';
import { attachFiles } from '../files/file-store.ts';
import { feedbackServerMessages } from '../messages/index.ts';
import { newTicketLetter, receiptLetter } from './letters.ts';
import type { TicketModuleDeps } from './deps.ts';
import { creditsOf, lockFreeCredits, mayGiveFreeCredit, noteGift } from './ticket-credits.ts';
import { keepTicket, type KeptTicket, ticketOfRequest } from './ticket-store.ts';

/** A ticket to create. */
export interface TicketToOpen {
  readonly brand: Brand;
  readonly accountId: string;
  /** The account's own email. */
  readonly accountEmail: string;
  /** Idempotency key chosen by the caller. */
  readonly requestId?: string | undefined;
  /** Plain text; '' if it isn't about a vehicle. */
  readonly vin: string;
  /** The document type for its free credit (docs/decisions.md §4); null for none. */
  readonly creditType: PlanProduct | null;
  /** Number of the disputed report. */
  readonly report?: string;
  /** At most `MESSAGE_LENGTH` characters. */
  readonly message: string;
  /** As entered by the member, beyond what the account has. */
  readonly contact?: { readonly email: string; readonly name: string; readonly phone: string };
  /** Ids of the member's uploaded files; a missing one fails the call with 422. */
  readonly files?: readonly string[];
  readonly language: Language;
}

/** A created ticket. */
export interface OpenedTicket {
  readonly number: string;
  readonly freeCredit: boolean;
}

/** Creates a member's ticket: stores it, gives its free credit, and emails support and a receipt to the member. */
export type OpenTicket = (tx: Tx, ticket: TicketToOpen) => Promise<OpenedTicket>;

/** Creates tickets, for our own call and for other modules. */
export function createOpenTicket({ mail, origin, inbound, credits, clock }: TicketModuleDeps): OpenTicket {
  const textIn = textsIn(feedbackServerMessages);

  /** One credit of the ticket's type, if a credit was spent on its VIN (docs/decisions.md §4). */
  async function giveFreeCredit(tx: Tx, brand: Brand, ticket: KeptTicket, at: Date): Promise<boolean> {
    const { id, account_id: accountId, vin, credit_type: product } = ticket;
    if (product === null || vin === '') return false;
    await lockFreeCredits(tx, ticket);
    if (!(await mayGiveFreeCredit(tx, ticket, at))) return false;
    if (!(await credits.spentOn(tx, { brand, accountId, product, vin }))) return false;
    await credits.give(tx, { brand, accountId, product, credits: 1, cause: { kind: 'ticket', id }, at });
    await noteGift(tx, id, { giftId: id, givenBy: 'rule', credits: 1, at });
    const detail = { credits: 1, by: 'rule' };
    await recordAct(tx, {
      brand: brand.key,
      actor: null,
      act: 'ticket.credited',
      subject: { kind: 'ticket', id },
      detail,
    });
    return true;
  }

  return async (tx, toOpen) => {
    const { brand, accountId, accountEmail, message, files = [], language } = toOpen;
    const at = clock();
    const wanted = {
      brand: brand.key,
      accountId,
      requestId: toOpen.requestId ?? randomUUID(),
      vin: toOpen.vin,
      creditType: toOpen.creditType,
      report: toOpen.report ?? null,
      message,
      contact: toOpen.contact ?? { email: accountEmail, name: '', phone: '' },
      language,
    };
    const kept = await keepTicket(tx, wanted, at);
    if (!kept) {
      const { id, number } = await ticketOfRequest(tx, wanted);
      return { number, freeCredit: (await creditsOf(tx, id)).free };
    }
    const place = { ticketId: kept.id, messageId: kept.request_id };
    if (!(await attachFiles(tx, { brand: brand.key, by: accountId }, files, place)))
      return refuse(422, (await textIn(language)).t('files.gone'));
    const freeCredit = await giveFreeCredit(tx, brand, kept, at);
    const letter = { account: accountEmail, message, files: files.length, freeCredit };
    const toSupport = { brand, text: await textIn(brand.language), origin: origin(brand) };
    await mail.send(tx, newTicketLetter(toSupport, kept, letter));
    const voice = { brand, text: await textIn(language), to: accountEmail, origin: origin(brand), inbound };
    await mail.send(tx, receiptLetter(voice, kept, freeCredit));
    return { number: kept.number, freeCredit };
  };
}
