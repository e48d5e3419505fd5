/** Lo que no funciona en un archivo de catálogo. */
export const es = {
  'catalogueFile.noTrim': 'no tiene versión en "trim"',
  'catalogueFile.noStars': 'no tiene estrellas en ninguna columna',
  'catalogueFile.noName': 'no tiene nombre en "name"',
  'catalogueFile.noValue': 'no tiene valor en "value"',
  'catalogueFile.noCategory': 'no tiene categoría en "category"',
  'catalogueFile.noParts': 'no tiene origen de piezas en ninguna columna',
  'catalogueFile.sharesOver100': 'tiene partes de más del 100 por ciento',
  'catalogueFile.noSource':
    'no nombra ninguna fuente; rellena la columna "source" o di la fuente del archivo al importarlo',
  'catalogueFile.sampleSource': 'tiene la fuente "{source}", reservada para los datos de muestra',
  'catalogueFile.noLetters': 'tiene una marca o un modelo sin letras ni cifras',
};
