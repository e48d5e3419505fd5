/** Lo que hay que saber de dónde viene el contenido de la etiqueta. */
export const notes = {
  'stickerNote.restricted':
    'Se basa solo en lo que eligió quien la solicitó. Para este año modelo no usamos datos propios.',
  'stickerNote.noVin':
    'Creada por año, marca y modelo, sin VIN. Describe el modelo en general, no un vehículo en particular.',
  'stickerNote.entered':
    'Los datos marcados como ingresados los proporcionó quien solicitó esta etiqueta. No los comparamos con registros de fábrica.',
  'stickerNote.otherTrim': 'Se ingresó la versión “{stated}”. Según el VIN, es “{said}”.',
  'stickerNote.buildSheet': 'Los colores son los de la hoja de fabricación (build sheet), según los ingresó el dueño.',
  'stickerNote.prices':
    'Algunos precios no están disponibles. El total es la suma de los conocidos, no lo que pagó el primer comprador.',
  'stickerNote.dealer':
    'No es la etiqueta de precio del fabricante (15 U.S.C. 1232) ni una Guía del Comprador (16 CFR 455). Lo que se declara sobre la oferta es responsabilidad del concesionario.',
  'stickerNote.sample': 'MUESTRA: los datos de {names} son ficticios y solo muestran cómo se ve una etiqueta.',
};
