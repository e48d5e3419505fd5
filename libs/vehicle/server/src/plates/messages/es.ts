/** Errores en una línea de un archivo de placas. */
export const es = {
  'platesFile.noPlate': 'no tiene una placa de 1 a 8 letras y números',
  'platesFile.otherCountry': 'tiene un país que no es US',
  'platesFile.noState': 'no tiene el código de dos letras de un estado de EE. UU. en "state"',
  'platesFile.noSource': 'no indica la fuente; completa "source" o indica la fuente del archivo al importarlo',
  'platesFile.sampleSource': 'tiene la fuente "{source}", reservada para los datos de muestra',
  'platesFile.noVehicle': 'no indica el vehículo: necesita un VIN, o marca y modelo',
};
