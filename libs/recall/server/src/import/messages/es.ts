/** Lo que no funciona en una línea del archivo de recalls de la NHTSA. */
export const es = {
  'recallFile.noRecord': 'no tiene un ID de registro en el primer campo',
  'recallFile.noCampaign': 'tiene un número de retiro no válido: "{text}"',
  'recallFile.noMakeOrModel': 'no tiene marca o modelo',
  'recallFile.noModelYear': 'tiene un año modelo no válido: "{text}"',
  'recallFile.noKind': 'tiene un tipo de retiro desconocido; la NHTSA usa V, E, T y C',
  'recallFile.noCount': 'tiene un número de vehículos no válido: "{text}"',
  'recallFile.noDay': 'tiene una fecha no válida en RCDATE o DATEA',
  'recallFile.hint': 'Elige el archivo ZIP de la NHTSA o el archivo de texto que contiene.',
  'recallFile.noColumn': 'Falta {columns} en la fila de encabezados.',
};
