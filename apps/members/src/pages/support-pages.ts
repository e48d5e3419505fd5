/** Tickets and the form that opens one come together, with their own texts. */
export { SupportPage } from './support-page.tsx';
export { TicketPage } from './ticket-page.tsx';
export { TicketsPage } from './tickets-page.tsx';
