import type { en } from './en.ts';

/** Los textos del formulario de novedades por correo. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'mailingForm.email': 'Correo electrónico',
  'content.emailInvalid': 'Escribe un correo electrónico válido, como nombre@example.com.',
  'content.consentMissing': 'Marca la casilla. Sin tu sí no guardamos ningún correo.',
  'mailingForm.sending': 'Enviando…',
  'mailingForm.sentTitle': 'Falta un paso: abre nuestro correo',
  'mailingForm.sent': 'Te escribimos a {email}. Confírmalo ahí en 7 días; hasta entonces no estás en ninguna lista.',
};
