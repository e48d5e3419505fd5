import type { en } from './en.ts';

/** Los textos de las páginas de los miembros. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'members.welcome': 'Hola, {name}',
  'members.findCar': 'Elegir vehículo',
  'members.otherVin': 'Cambiar VIN',
  'members.reading': 'Decodificando VIN…',
  'members.stickerTitle': 'Etiqueta',
  'members.orderTitle': 'Pedido',
  'members.refundMessage': 'Quisiera un reembolso del pedido {number}.',
  'members.buyTitle': 'Comprar créditos',
  'members.doubtedVin': 'El dígito verificador del VIN no coincide',
  'members.doubtedVinText':
    'Es probable que el VIN tenga un error, así que no podemos crear nada con él. Si compras ahora, tu crédito queda en tu cuenta hasta que corrijas el VIN.',
  'members.checkVin': 'Revisar VIN',
  'members.none.report': '{brand} no ofrece reportes nuevos en este momento',
  'members.none.sticker': '{brand} no ofrece etiquetas nuevas en este momento',
  'members.noneLead': 'Conservas tus documentos y créditos. ¿Tienes preguntas? Escribe a {support}.',
  'members.chat': 'Chatear con soporte',
  'members.giveFeedback': 'Dar tu opinión',
};
