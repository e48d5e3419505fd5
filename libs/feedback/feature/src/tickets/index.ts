export { messageFieldMessages } from '../message/index.ts';
export { ticketMessages } from './messages/index.ts';
export { Ticket, type TicketProps } from './ticket.tsx';
export { TICKETS_KEY } from './ticket-queries.ts';
export { Tickets } from './tickets.tsx';
