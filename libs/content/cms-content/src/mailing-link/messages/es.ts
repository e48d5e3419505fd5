import type { en } from './en.ts';

/** Los textos de la página que abre el enlace de un correo de la lista. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'mailingLink.loading': 'Cargando…',
  'mailingLink.asked': '¿Quieres recibir estos correos?',
  'mailingLink.askedText':
    'Confirma tu dirección y te avisamos cuando el producto tenga algo nuevo. Mientras no lo hagas, no llega nada.',
  'mailingLink.confirm': 'Confirmar la dirección',
  'mailingLink.stop': 'Dejar de recibirlos',
  'mailingLink.confirmed': 'Tu dirección quedó confirmada',
  'mailingLink.confirmedText':
    'Te escribimos cuando haya algo nuevo, como mucho una vez al mes. Aquí puedes dejar de recibirlos cuando quieras.',
  'mailingLink.stopped': 'Ya no te llegan estos correos',
  'mailingLink.stoppedText': 'Los detuvimos. Borramos tu dirección en un plazo de 30 días.',
};
