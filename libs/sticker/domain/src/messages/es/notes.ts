/** Lo que hay que saber de dónde viene el contenido de la etiqueta. */
export const notes = {
  'stickerNote.restricted':
    'Hecha solo con lo que eligió quien la pidió: para este año modelo no usamos datos propios.',
  'stickerNote.noVin': 'Hecha por año, marca y modelo, sin VIN: describe un vehículo así, no uno en particular.',
  'stickerNote.entered':
    'Lo marcado como ingresado viene de quien pidió esta etiqueta. No lo comparamos con un registro de fábrica.',
  'stickerNote.otherTrim': 'Se ingresó la versión «{stated}». El VIN dice «{said}».',
  'stickerNote.buildSheet': 'Los colores son los de la hoja de fabricación, como los ingresó su dueño.',
  'stickerNote.prices':
    'No se saben todos los precios: el total suma los conocidos, no es lo que pagó el primer comprador.',
  'stickerNote.dealer':
    'No es la etiqueta de precio del fabricante (15 U.S.C. 1232) ni una Guía del Comprador (16 CFR 455). Lo que el concesionario dice de su oferta lo dice él.',
  'stickerNote.sample': 'MUESTRA: lo que viene de {names} es inventado, para mostrar cómo se ve una etiqueta.',
};
