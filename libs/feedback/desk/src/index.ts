export { ChatPage } from './chats/chat-page.tsx';
export { ChatsPage } from './chats/chats-page.tsx';
export { FeedbackPage } from './feedback/feedback-page.tsx';
export { feedbackDeskMessages } from './messages/index.ts';
export { TeamsPage } from './teams/teams-page.tsx';
export { SnippetsPage } from './snippets/snippets-page.tsx';
export { TicketPage } from './tickets/ticket-page.tsx';
export { DisputesPage, TicketsPage } from './tickets/tickets-page.tsx';
export { WriteToMember } from './write/write-to-member.tsx';
