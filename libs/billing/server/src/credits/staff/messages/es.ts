/** Textos de las llamadas del panel sobre créditos. */
export const es = {
  'creditDesk.own-account': 'No puedes ajustar tus propios créditos. Pídeselo a otra persona del equipo.',
  'creditDesk.noMember': 'No encontramos a ese miembro en esta marca. Revisa que estés en la marca correcta.',
  'creditDesk.no-entry': 'Este movimiento no está en el historial de créditos del miembro.',
  'creditDesk.not-reversible':
    'Este movimiento no se puede revertir: es de una lista de VIN o de un plan ilimitado y se ajusta automáticamente. Para corregirlo, agrega o retira créditos.',
  'creditDesk.too-few':
    '{there, plural, one {Solo hay # crédito.} other {Solo hay # créditos.}} No puedes retirar más.',
  'creditDesk.other-key': 'Esta clave ya se usó para otro ajuste. Inténtalo de nuevo con otra.',
  'creditDesk.no-pot': 'Esta marca no tiene créditos de este tipo.',
};
