export type { ChatDesk, DeskAnswer } from './chat/chat-desk.ts';
export { createFeedback, type Feedback } from './feedback-slice.ts';
export type { FeedbackPorts } from './ports.ts';
export { createRatingSlice } from './ratings/rating-slice.ts';
export type { OpenedTicket, OpenTicket, TicketToOpen } from './tickets/open-ticket.ts';
export type { TicketCredits, TicketPorts } from './tickets/ports.ts';
export { createTickets, type Tickets } from './tickets/ticket-slice.ts';
