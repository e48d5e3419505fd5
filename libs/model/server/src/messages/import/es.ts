/** Qué tiene de malo un archivo sobre modelos. */
export const es = {
  'modelFile.busy': 'Estos datos ya se están importando. Inténtalo de nuevo en unos minutos.',
  'modelFile.sameId': 'tiene el mismo ID que una línea anterior: {epa_id}',
  'modelFile.noEpaVehicle': '{file} no contiene vehículos de la EPA. No se cambió nada.',
  'modelFile.noValue': 'no tiene un valor válido en "{column}"',
  'modelFile.epaHint': 'Usa el archivo vehicles.csv.zip de la EPA tal como se descarga.',
  'modelFile.zipHint': 'Usa el archivo ZIP de la NHTSA tal como se descarga.',
  'modelFile.noColumn': 'Falta la columna {column} en el archivo.',
};
