/** Lo que no funciona en un archivo de catálogo. */
export const es = {
  'catalogueFile.noTrim': 'no indica la versión en "trim"',
  'catalogueFile.noStars': 'no tiene calificación de estrellas en ninguna columna',
  'catalogueFile.noName': 'no indica el nombre en "name"',
  'catalogueFile.noValue': 'no indica el valor en "value"',
  'catalogueFile.noCategory': 'no indica la categoría en "category"',
  'catalogueFile.noParts': 'no indica el origen de las piezas en ninguna columna',
  'catalogueFile.sharesOver100': 'tiene porcentajes que suman más de 100',
  'catalogueFile.noSource': 'no indica la fuente; completa "source" o indica la fuente del archivo al importarlo',
  'catalogueFile.sampleSource': 'tiene la fuente "{source}", reservada para los datos de muestra',
  'catalogueFile.noLetters': 'tiene una marca o un modelo sin letras ni números',
};
