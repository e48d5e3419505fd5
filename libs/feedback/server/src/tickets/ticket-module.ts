import { ticketContract } from '@vinlore/feedback-domain';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { defineRelease } from '../assign/release.ts';
import { fileKeeper } from '../files/file-keeper.ts';
import { defineForgetting } from '../files/forget-uploads.ts';
import { feedbackServerMessages } from '../messages/index.ts';
import { createTicketCall } from './calls/create-ticket.ts';
import { inboundMailCall } from './calls/inbound-mail.ts';
import { ownTicketCall, ownTicketsCall, writeInTicketCall } from './calls/own-tickets.ts';
import type { TicketDeps } from './calls/deps.ts';
import { staffAgentsCall, staffTicketAssignCall } from './calls/staff-assign.ts';
import { staffTicketMergeCall } from './calls/staff-merge.ts';
import { staffTicketNoteCall } from './calls/staff-note.ts';
import { staffTicketOpenCall } from './calls/staff-open.ts';
import { staffTicketAnswerCall, staffTicketCreditCall, staffTicketStateCall } from './calls/staff-acts.ts';
import {
  staffTicketFileCall,
  staffTicketUploadCall,
  ticketFileCall,
  ticketFileUploadCall,
} from './calls/ticket-files.ts';
import { rateTicketCall, staffTicketRatingsCall } from './calls/ticket-ratings.ts';
import { staffTagsCall, staffTicketTagsCall } from './calls/staff-tags.ts';
import { staffTeamRemoveCall, staffTeamsCall, staffTeamSaveCall, staffTicketTeamCall } from './calls/staff-teams.ts';
import { staffTicketCall, staffTicketsCall } from './calls/staff-tickets.ts';
import { staffTicketWritingCall } from './calls/staff-writing.ts';
import { ticketMigrations } from './migrations.ts';
import { createOpenTicket, type OpenTicket } from './open-ticket.ts';
import type { TicketModuleDeps } from './deps.ts';
import { ticketKeeper } from './ticket-keeper.ts';

/** Support tickets of one process. */
export interface Tickets {
  readonly module: ServerModule;
  /** For other modules that create tickets, such as for a disputed record of a report. */
  readonly openTicket: OpenTicket;
}

/** Creates the module of support tickets, in every process that serves its calls or runs its jobs. */
export function createTickets(deps: TicketModuleDeps): Tickets {
  const openTicket = createOpenTicket(deps);
  defineRelease(deps, 'tickets.release', 'ticket');
  defineForgetting(deps);
  const ticketDeps: TicketDeps = { ...deps, openTicket };
  const module = defineModule({
    name: 'tickets',
    contract: ticketContract,
    handlers: {
      createSupportTicket: createTicketCall(ticketDeps),
      inboundMail: inboundMailCall(ticketDeps),
      ownTickets: ownTicketsCall(ticketDeps),
      ownTicket: ownTicketCall(ticketDeps),
      writeInTicket: writeInTicketCall(ticketDeps),
      rateTicket: rateTicketCall(ticketDeps),
      staffTicketRatings: staffTicketRatingsCall(ticketDeps),
      ticketFileUpload: ticketFileUploadCall(ticketDeps),
      ticketFile: ticketFileCall(ticketDeps),
      staffTicketUpload: staffTicketUploadCall(ticketDeps),
      staffTicketFile: staffTicketFileCall(ticketDeps),
      staffAgents: staffAgentsCall(ticketDeps),
      staffTags: staffTagsCall(ticketDeps),
      staffTeams: staffTeamsCall(ticketDeps),
      staffTeamSave: staffTeamSaveCall(ticketDeps),
      staffTeamRemove: staffTeamRemoveCall(ticketDeps),
      staffTicketTeam: staffTicketTeamCall(ticketDeps),
      staffTicketTags: staffTicketTagsCall(ticketDeps),
      staffTicketWriting: staffTicketWritingCall(ticketDeps),
      staffTickets: staffTicketsCall(ticketDeps),
      staffTicket: staffTicketCall(ticketDeps),
      staffTicketAnswer: staffTicketAnswerCall(ticketDeps),
      staffTicketState: staffTicketStateCall(ticketDeps),
      staffTicketCredit: staffTicketCreditCall(ticketDeps),
      staffTicketAssign: staffTicketAssignCall(ticketDeps),
      staffTicketMerge: staffTicketMergeCall(ticketDeps),
      staffTicketNote: staffTicketNoteCall(ticketDeps),
      staffTicketOpen: staffTicketOpenCall(ticketDeps),
    },
    migrations: ticketMigrations,
    messages: feedbackServerMessages,
    keepers: [ticketKeeper(deps.database), fileKeeper(deps)],
  });
  return { module, openTicket };
}
