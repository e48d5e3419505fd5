import type { en } from './en.ts';

/** Los textos del formulario de novedades por correo. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'mailingForm.email': 'Correo electrónico',
  'content.emailInvalid': 'Escribe un correo válido, como nombre@example.com.',
  'content.consentMissing': 'Marca la casilla para aceptar. Sin tu consentimiento no guardamos tu correo.',
  'mailingForm.sending': 'Enviando…',
  'mailingForm.sentTitle': 'Revisa tu bandeja de entrada',
  'mailingForm.sent':
    'Enviamos un enlace de confirmación a {email}. Es válido por 7 días. No recibirás correos hasta que confirmes.',
};
