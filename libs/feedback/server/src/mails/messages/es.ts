/** What the mails of support are called at the desk, and when each is sent. */
export const es = {
  'chat.question.name': 'Mensaje del chat (soporte)',
  'chat.question.when': 'A soporte, cuando un visitante envía un mensaje en el chat.',
  'chat.answer.name': 'Respuesta del chat',
  'chat.answer.when': 'A un visitante que ya se fue, cuando soporte responde en el chat.',
  'ratings.given.name': 'Opinión (soporte)',
  'ratings.given.when': 'A soporte, cuando un miembro califica un reporte o una etiqueta.',
  'tickets.new.name': 'Ticket nuevo (soporte)',
  'tickets.new.when': 'A soporte, cuando un miembro crea un ticket.',
  'tickets.more.name': 'Mensaje en un ticket (soporte)',
  'tickets.more.when': 'A soporte, cuando un miembro agrega un mensaje a un ticket.',
  'tickets.receipt.name': 'Ticket recibido',
  'tickets.receipt.when': 'Cuando un miembro crea un ticket.',
  'tickets.answer.name': 'Respuesta a un ticket',
  'tickets.answer.when': 'Cuando soporte responde a un ticket.',
  'tickets.wrote.name': 'Mensaje de soporte',
  'tickets.wrote.when': 'Cuando soporte crea un ticket para un miembro.',
};
