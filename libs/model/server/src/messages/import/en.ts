/** What is wrong with a file about models. */
export const en = {
  'modelFile.busy': 'This list is already being imported. Try again in a few minutes.',
  'modelFile.sameId': 'has the same ID as an earlier line: {epa_id}',
  'modelFile.noEpaVehicle': '{file} doesn’t contain any EPA vehicles. Nothing was changed.',
  'modelFile.noValue': 'has no valid value in "{column}"',
  'modelFile.epaHint': 'Use EPA’s vehicles.csv.zip as downloaded.',
  'modelFile.zipHint': 'Use NHTSA’s ZIP file as downloaded.',
  'modelFile.noColumn': 'The file is missing the column {column}.',
};
