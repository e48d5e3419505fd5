/** Mensajes del servidor sobre un VIN. */
export const es = {
  'vehicle.emptyVin': 'Escribe un VIN de 17 caracteres.',
  'vehicle.vinLength': 'Un VIN tiene 17 caracteres y este tiene {length}. Revísalo e inténtalo de nuevo.',
  'vehicle.vinLetter':
    'El carácter {position} es la letra {found}, que los VIN nunca usan. Probablemente sea el número {instead}.',
  'vehicle.vinCharacter': 'El carácter {position} no es válido. Un VIN solo tiene letras y números.',
  'vehicle.checkDigit': 'Este VIN tiene un error: el dígito verificador (posición 9) no coincide.',
  'vehicle.unknownMaker':
    'Los tres primeros caracteres no corresponden a ningún fabricante registrado. Revísalos e inténtalo de nuevo.',
  'vehicle.noClassic':
    'Ningún vehículo anterior a 1981 coincide con este VIN. Compáralo con el que está grabado en el auto o busca por año, marca y modelo.',
  'vehicle.dealersOnly':
    'La decodificación por lotes es solo para concesionarios. Regístrate como concesionario para usarla.',
  'vehicle.batchEmpty': 'Escribe al menos un VIN.',
  'vehicle.batchTooLong': 'Un lote admite hasta 1,000 VIN. Divide la lista e inténtalo de nuevo.',
  'vehicle.errorVinTooLong':
    'Este VIN es demasiado largo. Un VIN tiene 17 caracteres, o hasta 14 si es anterior a 1981.',
  'vehicle.wrongPlate': 'Escribe una placa de 1 a 8 letras y números.',
  'vehicle.wrongState': 'Selecciona el estado, distrito o territorio de EE. UU. de la placa.',
  'vehicle.plateFound': '¿Es este el auto correcto?',
  'vehicle.plateSample': 'Datos de muestra: no es una placa real. ¿Es este el auto correcto?',
  'vehicle.plateNotFound': 'No encontramos esta placa. Revisa la placa y el estado, o escribe el VIN.',
  'vehicle.plateBusy': 'La búsqueda por placa está saturada. Inténtalo de nuevo en un momento o escribe el VIN.',
  'vehicle.plateUnavailable':
    'La búsqueda por placa no está disponible en este momento. No se te cobró nada. Inténtalo más tarde o escribe el VIN.',
  'vehicle.searchShort': 'Escribe al menos los tres primeros caracteres del VIN.',
  'vehicle.noteLong': 'Escribe una nota de 500 caracteres o menos.',
  'vehicle.noFailedVin': 'No hay consultas fallidas de este VIN.',
  'vehicle.vin': 'VIN',
  'vehicle.reason': 'Motivo',
  'vehicle.asked': 'Consultas',
  'vehicle.firstAsked': 'Primera consulta',
  'vehicle.lastAsked': 'Última consulta',
  'vehicle.handled': 'Resuelto',
  'vehicle.note': 'Nota',
  'vehicle.failedVins': 'VIN con error',
  'vehicle.noPlates': 'La búsqueda por placa no está disponible. Escribe el VIN.',
};
