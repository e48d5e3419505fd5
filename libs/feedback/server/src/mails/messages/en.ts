/** What the mails of support are called at the desk, and when each is sent. */
export const en = {
  'chat.question.name': 'Chat message (support)',
  'chat.question.when': 'To support, when a visitor writes in the chat.',
  'chat.answer.name': 'Chat answer',
  'chat.answer.when': 'To a visitor who has left, when support answers in the chat.',
  'ratings.given.name': 'Feedback (support)',
  'ratings.given.when': 'To support, when a member rates a report or a sticker.',
  'tickets.new.name': 'New ticket (support)',
  'tickets.new.when': 'To support, when a member opens a ticket.',
  'tickets.more.name': 'Ticket message (support)',
  'tickets.more.when': 'To support, when a member writes again.',
  'tickets.receipt.name': 'Ticket received',
  'tickets.receipt.when': 'When a member opens a ticket.',
  'tickets.answer.name': 'Ticket answer',
  'tickets.answer.when': 'When support answers a ticket.',
  'tickets.wrote.name': 'Conversation started by support',
  'tickets.wrote.when': 'When support begins a ticket with a member.',
};
