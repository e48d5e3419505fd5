import { createFeedback } from './create-feedback.ts';
import { createSupportTicket } from './create-support-ticket.ts';
import { staffFeedback } from './ratings/staff-feedback.ts';
import { staffFeedbackTrends } from './ratings/staff-feedback-trends.ts';
import { staffSnippetRemove } from './snippets/staff-snippet-remove.ts';
import { staffSnippetSave } from './snippets/staff-snippet-save.ts';
import { staffSnippets } from './snippets/staff-snippets.ts';
import { staffTicketFile, staffTicketUpload } from './files/staff-ticket-files.ts';
import { ticketFile, ticketFileUpload } from './files/ticket-files.ts';
import { staffTeamRemove, staffTeams, staffTeamSave, staffTicketTeam } from './tickets/staff-teams.ts';
import { staffTicketWriting } from './tickets/staff-ticket-writing.ts';
import { inboundMail } from './tickets/inbound-mail.ts';
import { ownTicket, ownTickets, writeInTicket } from './tickets/own-tickets.ts';
import { staffAgents, staffTicketAssign } from './tickets/staff-ticket-assign.ts';
import { rateTicket, staffTicketRatings } from './tickets/ticket-ratings.ts';
import { staffTicketMerge } from './tickets/staff-ticket-merge.ts';
import { staffTicketNote } from './tickets/staff-ticket-note.ts';
import { staffTicketOpen } from './tickets/staff-ticket-open.ts';
import { staffTags, staffTicketTags } from './tickets/staff-ticket-tags.ts';
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
import { chatUnread } from './chat-unread.ts';
import { staffChat } from './staff-chat.ts';
import { staffChatAnswer } from './staff-chat-answer.ts';
import { staffChatAssign } from './staff-chat-assign.ts';
import { staffChatNote } from './staff-chat-note.ts';
import { staffChatState } from './staff-chat-state.ts';
import { staffChatWriting } from './staff-chat-writing.ts';
import { staffChats } from './staff-chats.ts';

/** Calls of the live chat. */
export const feedbackContract = {
  chat,
  chatUnread,
  chatSend,
  chatEmail,
  staffChats,
  staffChat,
  staffChatAnswer,
  staffChatAssign,
  staffChatNote,
  staffChatState,
  staffChatWriting,
};

/** Calls for feedback on documents and the service (spec §7). */
export const ratingContract = { createFeedback, staffFeedback, staffFeedbackTrends };

/** Calls for support tickets, by members and support. */
export const ticketContract = {
  createSupportTicket,
  inboundMail,
  ownTicket,
  ownTickets,
  rateTicket,
  staffAgents,
  staffTicket,
  staffTicketAnswer,
  staffTicketAssign,
  staffTicketCredit,
  staffTicketFile,
  staffTicketMerge,
  staffTicketNote,
  staffTicketOpen,
  staffTicketRatings,
  staffTags,
  staffTeamRemove,
  staffTeams,
  staffTeamSave,
  staffTickets,
  staffTicketState,
  staffTicketTags,
  staffTicketTeam,
  staffTicketUpload,
  staffTicketWriting,
  ticketFile,
  ticketFileUpload,
  writeInTicket,
};

/** Calls for snippets. */
export const snippetContract = { staffSnippets, staffSnippetSave, staffSnippetRemove };
