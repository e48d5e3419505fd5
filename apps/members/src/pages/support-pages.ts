/** Tickets and the new-ticket form share one chunk, with their own texts. */
export { SupportPage } from './support-page.tsx';
export { TicketPage } from './ticket-page.tsx';
export { TicketsPage } from './tickets-page.tsx';
