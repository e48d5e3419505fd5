export const es = {
  'feedback.chat': 'Chat en vivo',
  'feedback.chatOpen': 'Chatea con nosotros',
  'feedback.chatUnread': '{count, plural, one {# respuesta nueva en el chat} other {# respuestas nuevas en el chat}}',
  'feedback.chatOpening': 'Abriendo el chat…',
  'feedback.chatUnreachable': 'En este momento el chat no carga',
  'feedback.chatUnreachableDo': 'Vuelve a cargar la página para intentarlo de nuevo, o escríbenos:',
  'feedback.chatMinimize': 'Minimizar el chat',
};
