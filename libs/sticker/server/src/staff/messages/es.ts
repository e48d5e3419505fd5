/** Lo que dicen las llamadas del panel sobre etiquetas y el correo que sigue a una anulación. */
export const es = {
  'stickerDesk.reasonMissing': 'Escribe un motivo.',
  'stickerDesk.reasonLong': 'Escribe un motivo de 300 caracteres o menos.',
  'stickerDesk.revokedSubject': 'Etiqueta anulada: {title}',
  'stickerDesk.revokedBody':
    'Anulamos la etiqueta de ventanilla (window sticker) {number} de tu {title}. Quien la verifique verá que fue anulada, y el PDF ya no está disponible.',
  'stickerDesk.revokedReason': 'Motivo: {reason}',
  'stickerDesk.revokedAsk': 'Si crees que es un error, escribe a {support}.',
  'stickerDesk.revokedAction': 'Ver página de verificación',
};
