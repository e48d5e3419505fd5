export { ticketMessages } from './messages/index.ts';
export { Ticket, type TicketProps } from './ticket.tsx';
export { Tickets } from './tickets.tsx';
