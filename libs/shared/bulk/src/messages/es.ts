/** Lo que el servidor les dice a los concesionarios sobre sus listas. */
export const es = {
  'dealers.only': 'Esto es para concesionarios. Primero regístrate como concesionario en tu página de concesionario.',
  'dealers.noVins':
    'No encontramos ningún VIN en esta lista. Ponlos en la primera columna, o en una que se llame “VIN”, y guárdala como CSV.',
  'dealers.tooMany': 'Esta lista tiene más de {most, number} vehículos. Divídela y manda las partes una por una.',
  'dealers.unreadable':
    'No podemos leer este archivo. Guárdalo como CSV en tu programa de hojas de cálculo y elígelo otra vez.',
  'vin.empty': 'Esta fila no tiene VIN. Agrégalo o quita la fila.',
  'vin.letter':
    'El carácter {position, number} es la letra {found}, que ningún VIN lleva. Probablemente es el número {instead}.',
  'vin.character': 'El carácter {position, number} ({found}) no puede estar en un VIN. Vuelve a escribir ese VIN.',
  'vin.length': 'Tiene {length, number} caracteres; un VIN tiene 17. Compáralo con el VIN del auto.',
  'vin.check-digit':
    'El dígito de control no coincide, así que probablemente hay un carácter mal escrito. Compáralo con el VIN del auto.',
  'row.unpaid': 'Ya no quedaba crédito para este. Compra créditos y manda la fila otra vez.',
  'row.broken': 'Algo falló de nuestro lado con este. No costó nada; manda la fila otra vez.',
  'bulk.none': 'Esa lista no está en tu cuenta.',
  'bulk.keyUsed': 'Este envío ya se empezó con otro archivo. Recarga la página y elige el archivo otra vez.',
  'bulk.credits':
    'Esta lista necesita {needed, plural, one {# crédito} other {# créditos}} y tienes {left, number}. Compra créditos o quita filas de la lista.',
  'bulk.linkOver': 'Este enlace ya venció. Abre tus listas en el área de miembros y descárgalo de ahí.',
  'bulk.printBusy': 'Ahora mismo se preparan otras listas. La tuya está guardada; inténtalo en un minuto.',
  'table.line': 'Línea',
  'table.vin': 'VIN',
  'table.stock': 'Número de inventario',
  'table.price': 'Precio de venta',
  'table.result': 'Resultado',
  'table.vehicle': 'Vehículo',
  'table.sticker': 'Número de etiqueta',
  'table.verify': 'Verificar',
  'table.problem': 'Qué está mal',
  'table.suggestion': 'Probablemente es',
  'result.made': 'Hecha',
  'result.had': 'Ya la tenías',
  'result.failed': 'No se hizo',
  'result.stopped': 'Se detuvo antes de hacerla',
  'result.waiting': 'En espera',
};
