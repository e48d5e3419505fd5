/** Lo que dicen las llamadas del panel sobre etiquetas y el correo que sigue a una anulación. */
export const es = {
  'stickerDesk.reasonMissing': 'Escribe un motivo.',
  'stickerDesk.reasonLong': 'Este motivo tiene más de 300 caracteres. Acórtalo, por favor.',
  'stickerDesk.revokedSubject': 'Anulamos tu etiqueta de ventanilla del {title}',
  'stickerDesk.revokedBody':
    'La etiqueta de ventanilla {number} de tu {title} quedó anulada: su página de verificación lo dice y su PDF ya no se abre.',
  'stickerDesk.revokedReason': 'Nuestro motivo: {reason}',
  'stickerDesk.revokedAsk': 'Si crees que es un error, escribe a {support}.',
  'stickerDesk.revokedAction': 'Ver su página de verificación',
};
