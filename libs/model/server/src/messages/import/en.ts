/** What is wrong with a file about models. */
export const en = {
  'modelFile.busy': 'This list is being loaded by another process. Try again in a few minutes.',
  'modelFile.sameId': 'has the id {epa_id} of an earlier line',
  'modelFile.noEpaVehicle': '{file} has no vehicle of EPA’s in it; nothing was changed.',
  'modelFile.noValue': 'has no valid value in "{column}"',
  'modelFile.epaHint': 'Give EPA’s vehicles.csv.zip as it is.',
  'modelFile.zipHint': 'Give NHTSA’s archive as it is.',
  'modelFile.noColumn': 'The file has no column {column}.',
};
