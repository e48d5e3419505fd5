export const es = {
  'feedback.panelTitle': 'Chat con {brand}',
  'feedback.panelLead': 'Pregúntanos lo que quieras. Te respondemos aquí, o por correo si te vas.',
  'feedback.panelHide': 'Ocultar el chat durante esta visita',
  'feedback.panelLog': 'Mensajes',
  'feedback.panelYou': 'Tú',
  'feedback.panelNumber': 'Chat {number}',
  'feedback.panelKept':
    'Los chats se eliminan {visitor} días después del último mensaje ({member} si eres miembro). Aquí nunca te pediremos contraseñas ni números de tarjeta.',
  'feedback.field': 'Tu mensaje',
  'feedback.fieldLimit':
    'Hasta {count, number} caracteres. Presiona Enter para enviar o Shift + Enter para una línea nueva.',
  'feedback.fieldLeft': '{count, plural, one {Queda # carácter} other {Quedan # caracteres}}',
  'feedback.fieldEmpty': 'Escribe un mensaje.',
  'feedback.send': 'Enviar mensaje',
  'feedback.sending': 'Enviando…',
  'feedback.sent': 'Mensaje enviado',
  'feedback.mail': 'Tu correo',
  'feedback.mailLead': '¿Te vas? Recibe nuestra respuesta por correo.',
  'feedback.mailSend': 'Recibirla por correo',
  'feedback.mailKept': 'Si te vas, te responderemos a {email}.',
  'feedback.mailInvalid': 'Escribe un correo válido.',
};
