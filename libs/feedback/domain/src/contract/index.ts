import { createFeedback } from './create-feedback.ts';
import { createSupportTicket } from './create-support-ticket.ts';
import { staffFeedback } from './ratings/staff-feedback.ts';
import { ownTicket, ownTickets, writeInTicket } from './tickets/own-tickets.ts';
import {
  staffTicket,
  staffTicketAnswer,
  staffTicketCredit,
  staffTickets,
  staffTicketState,
} from './tickets/staff-tickets.ts';
import { chat } from './chat.ts';
import { chatEmail } from './chat-email.ts';
import { chatSend } from './chat-send.ts';
import { staffChat } from './staff-chat.ts';
import { staffChatAnswer } from './staff-chat-answer.ts';
import { staffChats } from './staff-chats.ts';

/** Calls around the live chat. */
export const feedbackContract = { chat, chatSend, chatEmail, staffChats, staffChat, staffChatAnswer };

/** What members say of documents and of the service (spec §7). */
export const ratingContract = { createFeedback, staffFeedback };

/** Calls around support tickets: opening one, the member's own, and support's. */
export const ticketContract = {
  createSupportTicket,
  ownTicket,
  ownTickets,
  staffTicket,
  staffTicketAnswer,
  staffTicketCredit,
  staffTickets,
  staffTicketState,
  writeInTicket,
};
