/** Lo que no funciona en una línea de un archivo de placas. */
export const es = {
  'platesFile.noPlate': 'no tiene una placa de 1 a 8 letras y cifras',
  'platesFile.otherCountry': 'tiene un país distinto de US',
  'platesFile.noState': 'no tiene un estado de EE. UU., con dos letras, en "state"',
  'platesFile.noSource':
    'no nombra ninguna fuente; rellena la columna "source" o di la fuente del archivo al importarlo',
  'platesFile.sampleSource': 'tiene la fuente "{source}", reservada para los datos de muestra',
  'platesFile.noVehicle': 'no nombra ningún vehículo: necesita un VIN, o marca y modelo',
};
