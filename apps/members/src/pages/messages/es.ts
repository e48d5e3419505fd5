import type { en } from './en.ts';

/** Los textos de las páginas de los miembros. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'members.welcome': 'Hola, {name}',
  'members.findCar': 'Elegir este auto',
  'members.otherVin': 'Cambiar el VIN',
  'members.reading': 'Leyendo el VIN…',
  'members.stickerTitle': 'Etiqueta',
  'members.orderTitle': 'Pedido',
  'members.refundMessage': 'Quiero un reembolso del pedido {number}.',
  'members.buyTitle': 'Comprar créditos',
  'members.doubtedVin': 'El dígito de control no coincide',
  'members.doubtedVinText':
    'Seguramente hay un error al escribir el VIN, así que no se hace nada con él. Tu crédito espera en tu cuenta hasta que lo corrijas.',
  'members.checkVin': 'Revisar el VIN',
  'members.none.report': '{brand} no hace historiales nuevos por ahora',
  'members.none.sticker': '{brand} no hace etiquetas de ventanilla nuevas por ahora',
  'members.noneLead': 'Tus documentos y créditos siguen siendo tuyos. ¿Preguntas? Escribe a {support}.',
  'members.chat': 'Chatear con soporte',
  'members.giveFeedback': 'Danos tu opinión',
};
