/** What the mails of support are called at the desk, and when each is sent. */
export const en = {
  'chat.question.name': 'Chat message (support)',
  'chat.question.when': 'To support, when a visitor sends a chat message.',
  'chat.answer.name': 'Chat reply',
  'chat.answer.when': 'To a visitor who has left, when support replies in the chat.',
  'ratings.given.name': 'Feedback (support)',
  'ratings.given.when': 'To support, when a member rates a report or a sticker.',
  'tickets.new.name': 'New ticket (support)',
  'tickets.new.when': 'To support, when a member creates a ticket.',
  'tickets.more.name': 'Ticket message (support)',
  'tickets.more.when': 'To support, when a member adds a message to a ticket.',
  'tickets.receipt.name': 'Ticket received',
  'tickets.receipt.when': 'When a member creates a ticket.',
  'tickets.answer.name': 'Ticket reply',
  'tickets.answer.when': 'When support replies to a ticket.',
  'tickets.wrote.name': 'Message from support',
  'tickets.wrote.when': 'When support creates a ticket for a member.',
};
