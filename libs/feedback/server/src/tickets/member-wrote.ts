import type { Brand } from '@vinlore/brand';
import type { Tx } from '@vinlore/database';
import { textsIn } from '@vinlore/mail';
import type { Translator } from '@vinlore/i18n';
import { refuse } from '@vinlore/server-kit';
import { attachFiles } from '../files/file-store.ts';
import { feedbackServerMessages } from '../messages/index.ts';
import type { TicketMail } from '../ticket-tables.ts';
import type { TicketModuleDeps } from './deps.ts';
import { memberWroteLetter } from './letters.ts';
import { addTicketMessage, type KeptTicket } from './ticket-store.ts';

/** A member's message. */
interface MemberMessage {
  readonly messageId: string;
  readonly text: string;
  /** Ids of uploaded files. */
  readonly files: readonly string[];
  /** The account's own email. */
  readonly account: string;
  readonly mail?: TicketMail;
}

/** Adds a member's message to their locked ticket. */
export type MemberWrote = (
  tx: Tx,
  context: { readonly brand: Brand; readonly text: Translator },
  ticket: KeptTicket,
  message: MemberMessage,
) => Promise<void>;

/** Adds member messages, from a page and by email: support is notified, and the ticket needs a reply again. */
export function memberWriting({
  mail,
  origin,
  clock,
}: Pick<TicketModuleDeps, 'mail' | 'origin' | 'clock'>): MemberWrote {
  const textIn = textsIn(feedbackServerMessages);
  return async (tx, { brand, text }, ticket, { messageId, text: message, files, account, mail: by }) => {
    const said = { messageId, from: 'member', text: message, ...(by && { mail: by }) } as const;
    const added = await addTicketMessage(tx, ticket, said, { state: 'open', at: clock() });
    if (added === 'full') return refuse(422, text.t('tickets.full', { email: brand.support_email }));
    if (added === 'known') return;
    const sender = { brand: brand.key, by: ticket.account_id };
    if (!(await attachFiles(tx, sender, files, { ticketId: ticket.id, messageId })))
      return refuse(422, text.t('files.gone'));
    const voice = { brand, text: await textIn(brand.language), origin: origin(brand) };
    await mail.send(tx, memberWroteLetter(voice, ticket, { account, message, files: files.length }));
  };
}
