import { ways } from './ways-es.ts';

/** Lo que dicen el campo del VIN y las otras formas de nombrar un vehículo. */
export const es = {
  ...ways,
  'vin.label': 'Número VIN del vehículo',
  'vin.placeholder': 'VIN, 17 caracteres',
  'vin.count': '{length} de 17',
  'vin.countAlone': '{length, plural, one {# carácter} other {# caracteres}}',
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
  'vin.decoding': 'Leyendo el VIN…',
  'vin.country': 'País del VIN: {country}',
  'vin.make': 'Marca: {make}',
  'vin.manufacturer': 'Fabricante: {name}',
  'vin.looksClassic': 'Parece un número clásico, de antes de 1981.',
  'vin.maybeClassic': 'Cuando esté completo, envíalo así.',
  'vin.corrected':
    '{count, plural, one {Corregido: el carácter {positions} era la letra {found} y ahora es {instead}.} other {Corregido: los caracteres {positions} eran letras y ahora son números.}}',
  'vin.alsoPasted': 'También pegado:',
  'vin.builtIn': 'Hecho en {place}.',
  'vin.agrees': 'El dígito de control coincide',
  'vin.disagrees': 'El dígito de control no coincide. Puede haber un carácter mal o dos cambiados.',
  'vin.impossible':
    '{count, plural, one {El carácter {positions} no puede ser ese. Compáralo con el auto.} other {Los caracteres {positions} no pueden ser esos. Compáralos con el auto.}}',
  'vin.try': 'Probar',
  'decoded.nothing': 'No se sabe nada de este VIN',
  'vin.unknown': 'NHTSA vPIC no sabe nada de este VIN.',
  'vin.unknownMore': 'Compáralo otra vez con el auto. Si está bien, quizá no se hizo para Estados Unidos.',
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
};
