import type { en } from './en.ts';

/** Los textos del formulario de contacto. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'contact.name': 'Nombre',
  'contact.optional': 'opcional',
  'contact.email': 'Correo electrónico',
  'contact.emailHint': 'Te responderemos a este correo.',
  'contact.emailInvalid': 'Escribe un correo válido, como nombre@example.com.',
  'contact.nameLong': 'Usa 120 caracteres como máximo.',
  'contact.message': 'Mensaje',
  'contact.messageHint':
    'Si es sobre un vehículo o una etiqueta, incluye el VIN o el número de etiqueta. No envíes contraseñas.',
  'profile.messageMissing': 'Cuéntanos cómo podemos ayudarte.',
  'profile.messageLong': 'Tu mensaje es demasiado largo. Usa 10,000 caracteres como máximo.',
  'contact.sending': 'Enviando…',
  'contact.sentTitle': 'Mensaje enviado',
  'contact.sent': 'Nuestro equipo de soporte te responderá a {email}.',
  'contact.another': 'Enviar otro mensaje',
  'contact.directTitle': '¿Prefieres escribirnos por correo?',
  'contact.direct': 'Escribe directamente a nuestro equipo de soporte.',
};
