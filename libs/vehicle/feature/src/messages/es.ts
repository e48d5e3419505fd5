import { ways } from './ways-es.ts';

/** Textos del campo del VIN y de las otras formas de buscar un vehículo. */
export const es = {
  ...ways,
  'vin.label': 'Número de identificación del vehículo (VIN)',
  'vin.placeholder': 'VIN de 17 caracteres',
  'vin.count': '{length} de 17',
  'vin.countAlone': '{length, plural, one {# carácter} other {# caracteres}}',
  'vin.hint': 'Está en la base del parabrisas, en el marco de la puerta del conductor o en el título.',
  'vin.empty':
    'Escribe un VIN de 17 caracteres. Está en el parabrisas, en el marco de la puerta del conductor o en el título.',
  'vin.wrongLetter':
    '{count, plural, one {El carácter {positions} es la letra {found}. En los VIN se usa el número {instead}.} other {Los caracteres {positions} son letras que los VIN no usan. Cámbialas por números.}}',
  'vin.wrongCharacter':
    '{count, plural, one {El carácter {positions} no es válido. Un VIN solo tiene letras y números.} other {Los caracteres {positions} no son válidos. Un VIN solo tiene letras y números.}}',
  'vin.fixLetter': 'Cambiar a {instead}',
  'vin.fixAll': 'Corregir los {count}',
  'vin.long':
    '{length} caracteres: {over, plural, one {sobra uno} other {sobran #}}. Un VIN tiene 17. Revisa si alguno está repetido.',
  'vin.short':
    '{length, plural, one {# carácter} other {# caracteres}}: {missing, plural, one {falta uno} other {faltan #}}. Un VIN tiene 17, o hasta 14 si es anterior a 1981.',
  'vin.classic': 'VIN clásico: {length, plural, one {# carácter} other {# caracteres}}',
  'vin.classicMore': 'Antes del año modelo 1981, cada fabricante usaba su propio formato, sin dígito verificador.',
  'vin.decoding': 'Decodificando VIN…',
  'vin.country': 'País (según el VIN): {country}',
  'vin.make': 'Marca: {make}',
  'vin.manufacturer': 'Fabricante: {name}',
  'vin.looksClassic': 'Parece un VIN clásico, anterior a 1981.',
  'vin.maybeClassic': 'Escribe el VIN completo y envíalo tal cual.',
  'vin.corrected':
    '{count, plural, one {Cambiamos el carácter {positions} de la letra {found} a {instead}.} other {Cambiamos los caracteres {positions} de letras a números.}}',
  'vin.alsoPasted': 'Otros VIN que pegaste:',
  'vin.builtIn': 'Fabricado en {place}.',
  'vin.agrees': 'El dígito verificador coincide',
  'vin.disagrees': 'Este VIN tiene un error: el dígito verificador no coincide.',
  'vin.impossible':
    '{count, plural, one {El carácter {positions} no es válido en esa posición. Compáralo con el del auto.} other {Los caracteres {positions} no son válidos en esas posiciones. Compáralos con los del auto.}}',
  'vin.try': 'Probar',
  'decoded.nothing': 'Sin datos de este VIN',
  'vin.unknown': 'NHTSA vPIC no tiene datos de este VIN.',
  'vin.unknownMore':
    'Compáralo con el del auto. Si es correcto, es posible que el auto no se fabricara para el mercado de EE. UU.',
  'vin.down': 'No se pudo decodificar este VIN.',
  'vin.offline': 'No se pudo conectar.',
  'vin.downMore': 'No se te cobró nada y tu VIN sigue aquí.',
  'vin.retry': 'Intentar de nuevo',
  'vin.group.maker': 'Fabricante',
  'vin.group.makerMore': 'y país',
  'vin.group.vehicle': 'Vehículo',
  'vin.group.vehicleMore': 'y dígito verificador',
  'vin.group.serial': 'Año y planta',
  'vin.group.serialMore': 'y número de serie',
  'vin.group.checkDigit': 'dígito verificador {digit}',
  'vin.group.number': 'serie {number}',
};
