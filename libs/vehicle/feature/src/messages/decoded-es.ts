import { detailLabels } from './details-es.ts';
import { elementNames } from './elements-es.ts';
import { specLabels } from './specs-es.ts';

/** Lo que dice el vehículo leído. */
export const es = {
  ...detailLabels,
  ...elementNames,
  ...specLabels,
  'decoded.source': 'Fuente: {name}, datos al {date}. Lo que no se sabe no aparece.',
  'decoded.code.1': 'El dígito de control no coincide: probablemente hay un carácter mal o dos cambiados.',
  'decoded.code.2': 'Este fabricante no usa uno de los caracteres en su posición, y solo usa otro.',
  'decoded.code.3':
    'Este fabricante no usa uno de los caracteres en su posición; el dígito de control indica cuál es el correcto.',
  'decoded.code.4': 'Este fabricante no usa uno de los caracteres en su posición.',
  'decoded.code.5': 'Este fabricante no usa varios de los caracteres en sus posiciones.',
  'decoded.code.6': 'El VIN está incompleto; solo aparece lo seguro.',
  'decoded.code.7': 'Ningún fabricante está registrado en NHTSA con los tres primeros caracteres.',
  'decoded.code.8': 'NHTSA no tiene detalles de este tipo de vehículo por ahora.',
  'decoded.code.9': 'NHTSA registra este número como «glider», que no es un vehículo de motor.',
  'decoded.code.10': 'Es un vehículo para uso fuera de la carretera. Su número no tiene que seguir las reglas del VIN.',
  'decoded.code.11': 'El carácter 10 no es código de ningún año modelo.',
  'decoded.code.400': 'El VIN lleva caracteres que ningún VIN usa.',
  'decoded.code.other': 'NHTSA dice: {text}',
  'decoded.perhaps': 'Quizá quisiste decir',
  'decoded.notVin': 'Esto todavía no es un VIN',
  'decoded.classic': 'Un VIN clásico',
  'decoded.classicText':
    'Con {length, plural, one {# carácter} other {# caracteres}} es de antes del año modelo 1981, pero no encaja en ninguna numeración de entonces que conozcamos (GM, Ford, Chrysler, Volkswagen). Compáralo con la placa del vehículo, o di el auto por año, marca y modelo.',
  'classic.read': 'Leído según la numeración del fabricante de entonces',
  'classic.says': 'Lo que dice el número',
  'classic.several': '{count, plural, one {Un auto coincide} other {# autos coinciden}} con este número',
  'classic.which': 'El año es un solo dígito, así que los números se repiten cada diez años. ¿Cuál es el tuyo?',
  'classic.note': 'Antes de 1981 no había dígito de control. Compara el número con el que está grabado en el auto.',
};
