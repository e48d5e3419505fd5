/** Lo que el servidor dice de las etiquetas. */
export const es = {
  'sticker.wrongVin': 'VIN incorrecto',
  'sticker.noCredit': 'Una etiqueta nueva cuesta un crédito y ya no te queda ninguno. Elige un plan para hacerla.',
  'sticker.fairUse':
    'Tu plan sin límite está pensado para {limit, number} etiquetas por periodo y ya las hiciste. Escribe a {support} si necesitas más ahora, o compra créditos.',
  'sticker.linkOver': 'Este enlace ya venció. Abre el documento desde tu panel.',
  'sticker.none': 'Ninguna etiqueta tiene ese número. Compáralo con el papel: son 16 letras y números.',
  'sticker.busy': 'Se están haciendo muchas etiquetas ahora mismo. La tuya está guardada; ábrela en un momento.',
};
