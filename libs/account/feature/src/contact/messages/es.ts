import type { en } from './en.ts';

/** Los textos del formulario de contacto. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'contact.name': 'Nombre',
  'contact.optional': 'opcional',
  'contact.email': 'Correo electrónico',
  'contact.emailHint': 'Ahí te respondemos.',
  'contact.emailInvalid': 'Escribe un correo electrónico válido, como nombre@example.com.',
  'contact.nameLong': 'Usa 120 caracteres como máximo.',
  'contact.message': 'Mensaje',
  'contact.messageHint': 'Si es sobre un auto o una etiqueta, agrega su VIN o su número. Nunca mandes una contraseña.',
  'profile.messageMissing': 'Escribe en qué te podemos ayudar.',
  'profile.messageLong': 'Este mensaje tiene más de 10,000 caracteres. Acórtalo, por favor.',
  'contact.sending': 'Enviando…',
  'contact.sentTitle': 'Tu mensaje va en camino',
  'contact.sent': 'Nuestro equipo de soporte lo lee y te responde a {email}. No tienes que hacer nada más.',
  'contact.another': 'Escribir otro mensaje',
  'contact.directTitle': '¿Prefieres tu correo?',
  'contact.direct': 'Escríbenos desde tu propio correo. Lo leen las mismas personas.',
};
