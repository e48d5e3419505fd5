/** Lo que el servidor dice de un VIN. */
export const es = {
  'vehicle.emptyVin': 'Escribe un VIN: 17 letras y números.',
  'vehicle.vinLength': 'Un VIN tiene 17 caracteres; este tiene {length}. Cuéntalos de nuevo o cópialo del título.',
  'vehicle.vinLetter':
    'El carácter {position} es la letra {found}. Un VIN nunca la usa; seguramente es el número {instead}.',
  'vehicle.vinCharacter': 'El carácter {position} no es letra ni número. Un VIN solo lleva letras y números.',
  'vehicle.checkDigit': 'El dígito de control (posición 9) no coincide. Quizá hay un carácter mal o dos cambiados.',
  'vehicle.unknownMaker':
    'Ningún fabricante está registrado con ese comienzo de VIN. Revisa los tres primeros caracteres.',
  'vehicle.noClassic':
    'Ningún vehículo anterior a 1981 corresponde a este VIN. Compáralo con el que lleva el auto, o elige año, marca y modelo.',
  'vehicle.dealersOnly':
    'La decodificación por lotes es para concesionarios. Regístrate como concesionario para usarla.',
  'vehicle.batchEmpty': 'Envía al menos un VIN.',
  'vehicle.batchTooLong': 'Un lote admite hasta 1000 VIN. Divide la lista.',
  'vehicle.errorVinTooLong': 'Es demasiado largo para un VIN: tiene 17 caracteres; antes de 1981, 14 o menos.',
  'vehicle.wrongPlate': 'Una placa tiene de 1 a 8 letras y números.',
  'vehicle.wrongState': 'Elige el estado, distrito o territorio de EE. UU. de la placa.',
  'vehicle.plateFound': '¿Es este tu auto?',
  'vehicle.plateSample': 'Datos de muestra: esta placa no es real. ¿Es este tu auto?',
  'vehicle.plateNotFound': 'Ninguna fuente conoce esta placa. Revisa la placa y el estado, o escribe el VIN.',
  'vehicle.plateBusy': 'Ahora mismo se consultan demasiadas placas. Inténtalo en un momento o escribe el VIN.',
  'vehicle.plateUnavailable':
    'La fuente de placas no responde ahora mismo. No se cobró nada. Inténtalo más tarde o escribe el VIN.',
  'vehicle.searchShort': 'Escribe al menos los tres primeros caracteres de un VIN.',
  'vehicle.noteLong': 'Acorta la nota a 500 caracteres, por favor.',
  'vehicle.noFailedVin': 'Nadie preguntó aquí por este VIN.',
  'vehicle.vin': 'VIN',
  'vehicle.reason': 'Motivo',
  'vehicle.asked': 'Veces preguntado',
  'vehicle.firstAsked': 'Primera vez',
  'vehicle.lastAsked': 'Última vez',
  'vehicle.handled': 'Resuelto',
  'vehicle.note': 'Nota',
  'vehicle.failedVins': 'VIN que fallaron',
  'vehicle.noPlates': 'Aquí no se pueden consultar placas. Escribe el VIN.',
};
