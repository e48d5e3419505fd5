import { detailLabels } from './details-es.ts';
import { elementNames } from './elements-es.ts';
import { ways } from './ways-es.ts';

/** Lo que dicen el campo del VIN y el vehículo leído. */
export const es = {
  ...detailLabels,
  ...elementNames,
  ...ways,
  'vin.label': 'Número VIN del vehículo',
  'vin.placeholder': 'VIN, 17 caracteres',
  'vin.count': '{length} de 17',
  'vin.hint': 'Está al pie del parabrisas, en la etiqueta de la puerta del conductor y en el título.',
  'vin.empty': 'Escribe primero el VIN: 17 letras y números, del parabrisas, de la puerta o del título.',
  'vin.wrongLetter':
    '{count, plural, one {El carácter {positions} es la letra {found}. Los VIN llevan ahí el número {instead}.} other {Los caracteres {positions} son letras que ningún VIN lleva. Ahí van números.}}',
  'vin.wrongCharacter':
    '{count, plural, one {El carácter {positions} no puede estar en un VIN. Solo hay letras y números.} other {Los caracteres {positions} no pueden estar en un VIN. Solo hay letras y números.}}',
  'vin.fixLetter': 'Poner {instead}',
  'vin.fixAll': 'Corregir los {count}',
  'vin.long':
    '{length} caracteres: {over, plural, one {sobra uno} other {sobran #}}. Un VIN tiene 17. Mira si alguno está repetido.',
  'vin.short':
    '{length, plural, one {# carácter} other {# caracteres}}: {missing, plural, one {falta uno} other {faltan #}}. Un VIN tiene 17; antes de 1981 tenía 14 o menos.',
  'vin.classic': 'Lo leemos como un VIN clásico: {length, plural, one {# carácter} other {# caracteres}}.',
  'vin.classicMore': 'Antes del año modelo 1981 cada fabricante usaba su propio orden y no había dígito de control.',
  'vin.decoding': 'Leyendo el VIN …',
  'vin.country': 'País del VIN: {country}',
  'vin.make': 'Marca: {make}',
  'vin.manufacturer': 'Fabricante: {name}',
  'vin.maybeClassic': '¿Es de antes de 1981? Envíalo así y lo leemos como VIN clásico.',
  'vin.alsoPasted': 'También pegado:',
  'vin.builtIn': 'Hecho en {place}.',
  'vin.agrees': 'El dígito de control coincide',
  'vin.disagrees': 'El dígito de control no coincide. Puede haber un carácter mal o dos cambiados.',
  'vin.impossible':
    '{count, plural, one {El carácter {positions} no puede ser ese. Compáralo con el carro.} other {Los caracteres {positions} no pueden ser esos. Compáralos con el carro.}}',
  'vin.try': 'Probar',
  'vin.unknown': 'NHTSA vPIC no sabe nada de este VIN.',
  'vin.unknownMore': 'Compáralo otra vez con el carro. Si está bien, quizá no se hizo para Estados Unidos.',
  'vin.down': 'El lector no responde ahora mismo.',
  'vin.offline': 'No hay conexión con el servidor.',
  'vin.downMore': 'No se cobra nada y tu VIN sigue aquí.',
  'vin.retry': 'Intentar de nuevo',
  'vin.group.maker': 'Fabricante',
  'vin.group.makerMore': 'y país',
  'vin.group.vehicle': 'Vehículo',
  'vin.group.vehicleMore': 'y dígito de control',
  'vin.group.serial': 'Año, planta',
  'vin.group.serialMore': 'y número de serie',
  'vin.group.checkDigit': 'dígito de control {digit}',
  'vin.group.number': 'serie {number}',
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
  'decoded.nothing': 'No se sabe nada de este VIN',
  'decoded.perhaps': 'Quizá quisiste decir',
  'decoded.notVin': 'Esto todavía no es un VIN',
  'decoded.classic': 'Un VIN clásico',
  'decoded.classicText':
    'Con {length, plural, one {# carácter} other {# caracteres}} es de antes del año modelo 1981, pero no encaja en ninguna numeración de entonces que conozcamos (GM, Ford, Chrysler, Volkswagen). Compáralo con la placa del vehículo, o di el carro por año, marca y modelo.',
  'classic.read': 'Leído según la numeración del fabricante de entonces',
  'classic.several': '{count, plural, one {Un carro coincide} other {# carros coinciden}} con este número',
  'classic.which': 'El año es un solo dígito, así que los números se repiten cada diez años. ¿Cuál es el tuyo?',
  'classic.note':
    'Antes del año modelo 1981 no había dígito de control: compara el número con la placa del carro, carácter por carácter.',
};
