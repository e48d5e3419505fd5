/** Qué tiene de malo un archivo sobre modelos. */
export const es = {
  'modelFile.busy': 'Otro proceso está cargando esta lista. Inténtalo de nuevo en unos minutos.',
  'modelFile.sameId': 'tiene el id {epa_id} de una línea anterior',
  'modelFile.noEpaVehicle': '{file} no contiene ningún vehículo de la EPA; no se cambió nada.',
  'modelFile.noValue': 'no tiene un valor válido en "{column}"',
  'modelFile.epaHint': 'Entrega el archivo vehicles.csv.zip de la EPA tal como está.',
  'modelFile.zipHint': 'Entrega el archivo comprimido de la NHTSA tal como está.',
  'modelFile.noColumn': 'El archivo no tiene la columna {column}.',
};
