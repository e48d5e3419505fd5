import type { Brand, PlanProduct } from '@vinlore/brand';
import { TICKET_TAGS, type ticketContract } from '@vinlore/feedback-domain';
import { textsIn } from '@vinlore/mail';
import { demandSecond, type Handler, refuse } from '@vinlore/server-kit';
import { attachFiles } from '../../files/file-store.ts';
import { feedbackServerMessages } from '../../messages/index.ts';
import { filledText, saidText } from '../../said-text.ts';
import { changeTags } from '../../tags/tag-store.ts';
import { stopWriting } from '../../writing/writing-store.ts';
import { creditKindsOf, creditProductOf } from '../desk-ticket.ts';
import { answerLetter } from '../letters.ts';
import { creditsOf, noteGift } from '../ticket-credits.ts';
import { addTicketMessage, setTicketState } from '../ticket-store.ts';
import { actOn, record } from './act-on.ts';
import type { TicketDeps } from './deps.ts';

/** POST /api-cwa/staff/ticket/answer: a reply in the ticket, also emailed to the member. */
export function staffTicketAnswerCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketAnswer> {
  const { mail, contactOf, origin, inbound, clock } = deps;
  const textIn = textsIn(feedbackServerMessages);
  return ({ number, message_id: messageId, text: said, files, seen, resolve, tags }, context) => {
    const { brand, text, actor } = context;
    const message = filledText(saidText(said, text), text);
    return actOn(deps, context, number, async (tx, ticket) => {
      const next = { state: resolve ? 'resolved' : 'answered', at: clock() } as const;
      const answer = { messageId, from: 'support', text: message, seen, by: actor.accountId } as const;
      const added = await addTicketMessage(tx, ticket, answer, next);
      if (added === 'unseen') return refuse(409, text.t('tickets.unseen'));
      if (added === 'full') return refuse(422, text.t('tickets.full', { email: brand.support_email }));
      if (added === 'known') return;
      const by = { brand: brand.key, by: actor.accountId };
      if (!(await attachFiles(tx, by, files, { ticketId: ticket.id, messageId })))
        return refuse(422, text.t('files.gone'));
      await stopWriting(tx, 'ticket_writing', actor.accountId, ticket.id);
      const tagged = await changeTags(tx, ticket, { add: tags, remove: [] });
      if (tagged === 'full') return refuse(422, text.t('tags.many', { count: TICKET_TAGS }));
      const member = await contactOf(tx, brand.key, ticket.account_id);
      if (member) {
        const spoken = await textIn(member.language ?? ticket.language);
        const voice = { brand, text: spoken, to: member.email, origin: origin(brand), inbound };
        await mail.send(tx, answerLetter(voice, ticket, { message, files: files.length, resolved: resolve }));
      }
      const detail = {
        message: ticket.messages + 1,
        resolved: resolve,
        ...(tagged.changed && { tags: tagged.after }),
        ...(files.length > 0 && { files: files.length }),
      };
      const [before, after] = [{ state: ticket.state }, { state: next.state }];
      await record(tx, context, ticket, { act: 'ticket.answered', detail, before, after });
    });
  };
}

/** POST /api-cwa/staff/ticket/state: resolves or reopens a ticket. */
export function staffTicketStateCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketState> {
  return ({ number, state }, context) =>
    actOn(deps, context, number, async (tx, ticket) => {
      if (ticket.state === state) return;
      await setTicketState(tx, ticket, state);
      await record(tx, context, ticket, {
        act: state === 'resolved' ? 'ticket.resolved' : 'ticket.reopened',
        before: { state: ticket.state },
        after: { state },
      });
    });
}

/** Describes the credits to a second approver (docs/decisions.md §4). */
const potName = ({ settings }: Brand, product: PlanProduct) =>
  settings.credit_type === 'global' ? 'global' : product === 'report' ? 'vhr' : 'sticker';

/** POST /api-cwa/staff/ticket/credit: goodwill credits, through the ledger. */
export function staffTicketCreditCall(deps: TicketDeps): Handler<typeof ticketContract.staffTicketCredit> {
  const { credits: ledger, secondPerson, clock } = deps;
  return ({ number, gift_id: giftId, credits, product: wanted, reason }, context) => {
    const { brand, actor, text, approved } = context;
    return actOn(deps, context, number, async (tx, ticket) => {
      const { id, account_id: accountId } = ticket;
      const at = clock();
      const product = wanted ?? creditProductOf(brand, ticket);
      if (wanted && !creditKindsOf(brand, ticket).includes(wanted)) return refuse(422, text.t('tickets.creditKind'));
      if (await secondPerson.isOwn(tx, actor.accountId, accountId)) refuse(403, text.t('tickets.ownTicket'));
      const { given: before } = await creditsOf(tx, id);
      if (!(await noteGift(tx, id, { giftId, givenBy: 'staff', credits, at }))) return;
      const gift = { brand: brand.key, actor: actor.accountId, measure: 'credits', currency: '' } as const;
      const limit = brand.credit_daily_limit;
      const isCounted = !approved && (await secondPerson.countGiven(tx, { ...gift, amount: credits, limit, at }));
      if (!isCounted)
        await demandSecond(tx, context, {
          kind: 'credits',
          permission: 'billing',
          subject: { kind: 'ticket', id },
          about: accountId,
          facts: { credits, pot: potName(brand, product), ticket: number, why: reason },
        });
      const cause = { kind: 'gift', id: `${id}:${giftId}` } as const;
      await ledger.give(tx, { brand, accountId, product, credits, cause, at });
      await record(tx, context, ticket, {
        act: 'ticket.credited',
        detail: { credits, product, reason },
        before: { credits: before },
        after: { credits: before + credits },
      });
    });
  };
}
