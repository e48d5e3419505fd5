export const es = {
  'feedback.chat': 'Chat en vivo',
  'feedback.chatOpen': 'Chatea con nosotros',
  'feedback.chatUnread': '{count, plural, one {# respuesta nueva en el chat} other {# respuestas nuevas en el chat}}',
  'feedback.chatOpening': 'Cargando chat…',
  'feedback.chatUnreachable': 'No se pudo cargar el chat',
  'feedback.chatUnreachableDo': 'Vuelve a cargar la página o escríbenos a:',
  'feedback.chatMinimize': 'Minimizar el chat',
};
