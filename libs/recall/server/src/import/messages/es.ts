/** Lo que no funciona en una línea del archivo de recalls de la NHTSA. */
export const es = {
  'recallFile.noRecord': 'no tiene un número de registro en su primer campo',
  'recallFile.noCampaign': 'no tiene una campaña de la NHTSA: "{text}"',
  'recallFile.noMakeOrModel': 'no nombra marca o modelo',
  'recallFile.noModelYear': 'no tiene un año de modelo: "{text}"',
  'recallFile.noKind': 'no es de ningún tipo de la NHTSA: V, E, T o C',
  'recallFile.noCount': 'no tiene un número de vehículos: "{text}"',
  'recallFile.noDay': 'tiene un día que no existe en RCDATE o DATEA',
  'recallFile.hint': 'Da el ZIP de la NHTSA o el archivo de texto que contiene.',
  'recallFile.noColumn': 'La primera línea no nombra {columns}.',
};
