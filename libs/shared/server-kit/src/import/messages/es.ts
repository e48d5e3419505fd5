/** Errores de importación sobre un archivo o una de sus líneas, sean cuales sean los datos. */
export const es = {
  'importFile.openQuote': 'Línea {line}: hay comillas sin cerrar.',
  'importFile.longRecord':
    'Línea {line}: el registro tiene más de {limit} caracteres. Revisa si hay comillas sin cerrar.',
  'importFile.wrongValue': 'tiene un valor no válido en "{column}"',
  'importFile.longLine':
    'La línea {line} tiene más de {limit} caracteres. Revisa que el archivo tenga un registro por línea.',
  'importFile.noZip': '{file} no es un archivo ZIP. {hint}',
  'importFile.nothingInZip': '{file} no contiene ningún archivo que termine en {ending}.',
  'importFile.largeInZip': '{fileName}, dentro de {file}, pesa más de {largest} MB.',
  'importFile.damagedZip': '{file} está dañado y no se puede descomprimir.',
  'importFile.notJson': 'no es JSON válido',
  'importFile.noObject': 'no es un objeto JSON',
  'importFile.columnTwice': 'La columna "{twice}" aparece dos veces en la primera línea.',
  'importFile.otherFields': 'tiene {fields} campos, pero la primera línea tiene {columns}',
  'importFile.emptyBeginning':
    '{file} empieza con más de {limit} espacios y líneas vacías. Revisa que sea el archivo correcto.',
  'importFile.noFile': 'No se encontró el archivo: {file}',
  'importFile.fieldCount': 'tiene {fields} campos en lugar de {sizes}',
  'importFile.longBytes': '{file} tiene una línea de más de {limit} bytes. Revisa que tenga un registro por línea.',
  'importFile.notUtf8': '{file} no está codificado en UTF-8 (antes del byte {bytes}). Conviértelo primero.',
  'importFile.or': '{before} o {last}',
};
