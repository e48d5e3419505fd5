/** Lo que el servidor dice de las etiquetas. */
export const es = {
  'sticker.wrongVin': 'VIN incorrecto',
  'sticker.linkOver': 'Este enlace ya venció. Abre el documento desde tu panel.',
  'sticker.none': 'Ninguna etiqueta tiene ese número. Compáralo con el papel: son 16 letras y números.',
  'sticker.busy': 'Se están haciendo muchas etiquetas ahora mismo. La tuya está guardada; ábrela en un momento.',
};
