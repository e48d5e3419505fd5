import { detailLabels } from './details-es.ts';
import { elementNames } from './elements-es.ts';
import { specLabels } from './specs-es.ts';

/** Textos del vehículo leído. */
export const es = {
  ...detailLabels,
  ...elementNames,
  ...specLabels,
  'decoded.source': 'Fuente: {name}, al {date}. Los datos desconocidos no se muestran.',
  'decoded.code.1': 'Este VIN tiene un error: el dígito verificador no coincide.',
  'decoded.code.2': 'Un carácter no es válido para este fabricante. Solo hay una corrección posible.',
  'decoded.code.3': 'Un carácter no es válido para este fabricante. El dígito verificador indica cuál es el correcto.',
  'decoded.code.4': 'Un carácter no es válido en su posición para este fabricante.',
  'decoded.code.5': 'Varios caracteres no son válidos en su posición para este fabricante.',
  'decoded.code.6': 'VIN incompleto. Solo se muestran los datos confirmados.',
  'decoded.code.7': 'Los tres primeros caracteres no corresponden a ningún fabricante registrado ante la NHTSA.',
  'decoded.code.8': 'Por ahora, la NHTSA no tiene datos detallados de este tipo de vehículo.',
  'decoded.code.9': 'La NHTSA registra este VIN como “glider”, que no es un vehículo motorizado.',
  'decoded.code.10': 'Es un vehículo todoterreno. Es posible que su número no siga el estándar VIN.',
  'decoded.code.11': 'El carácter 10 no es un código de año modelo válido.',
  'decoded.code.400': 'Este VIN tiene caracteres no válidos.',
  'decoded.code.other': 'Mensaje de la NHTSA: {text}',
  'decoded.perhaps': 'VIN sugeridos:',
  'decoded.notVin': 'Este VIN no es válido',
  'decoded.classic': 'VIN clásico',
  'decoded.classicText':
    'Con {length, plural, one {# carácter} other {# caracteres}}, este VIN es anterior al año modelo 1981, pero no coincide con ningún formato de la época que conozcamos (GM, Ford, Chrysler, Volkswagen). Compáralo con el que está grabado en el auto o busca por año, marca y modelo.',
  'classic.read': 'Decodificado según la numeración original del fabricante',
  'classic.says': 'Desglose del VIN',
  'classic.several': '{count, plural, one {Un auto coincide} other {# autos coinciden}} con este VIN',
  'classic.which': 'El año es un solo dígito, así que los VIN se repiten cada diez años. ¿Cuál es tu auto?',
  'classic.note':
    'Los VIN anteriores a 1981 no tienen dígito verificador. Compara el tuyo con el que está grabado en el auto.',
};
