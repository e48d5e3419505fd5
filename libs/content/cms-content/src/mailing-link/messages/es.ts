import type { en } from './en.ts';

/** Los textos de la página que abre el enlace de un correo de la lista. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'mailingLink.loading': 'Cargando…',
  'mailingLink.asked': 'Confirma tu correo',
  'mailingLink.askedText':
    'Confirma tu correo para recibir las novedades. No te enviaremos nada antes de que confirmes.',
  'mailingLink.confirm': 'Confirmar correo',
  'mailingLink.stop': 'Darme de baja',
  'mailingLink.confirmed': 'Correo confirmado',
  'mailingLink.confirmedText':
    'Te escribiremos cuando haya novedades, una vez al mes como máximo. Puedes darte de baja aquí cuando quieras.',
  'mailingLink.stopped': 'Ya no recibirás estos correos',
  'mailingLink.stoppedText': 'Eliminaremos tu correo en un plazo de 30 días.',
};
