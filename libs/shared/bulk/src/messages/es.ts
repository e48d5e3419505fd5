/** Lo que el servidor les dice a los concesionarios sobre sus listas. */
export const es = {
  'dealers.only': 'Para usar esta función, regístrate como concesionario en tu cuenta.',
  'dealers.noVins':
    'No encontramos ningún VIN en este archivo. Pon los VIN en la primera columna o en una columna llamada “VIN” y guarda el archivo como CSV.',
  'dealers.tooMany':
    'Esta lista tiene más de {most, number} vehículos. Divídela en listas más pequeñas y súbelas por separado.',
  'dealers.unreadable': 'No pudimos leer este archivo. Guárdalo como CSV y vuelve a elegirlo.',
  'vin.empty': 'Esta fila no tiene VIN. Agrégalo o elimina la fila.',
  'vin.letter':
    'El carácter {position, number} es la letra {found}, que no se usa en los VIN. Probablemente es el número {instead}.',
  'vin.character': 'El carácter {position, number} ({found}) no es válido en un VIN. Escribe el VIN de nuevo.',
  'vin.length':
    'Este VIN tiene {length, plural, one {# carácter} other {# caracteres}} en lugar de 17. Compáralo con el del vehículo.',
  'vin.check-digit': 'Este VIN tiene un error: el dígito verificador no coincide. Compáralo con el del vehículo.',
  'row.unpaid': 'Se te acabaron los créditos. Compra más y vuelve a subir esta fila.',
  'row.broken': 'Algo falló de nuestro lado. No se te cobró nada. Vuelve a subir esta fila.',
  'bulk.none': 'No se encontró la lista de VIN.',
  'bulk.keyUsed': 'Esta carga ya se inició con otro archivo. Vuelve a cargar la página y elige de nuevo el archivo.',
  'bulk.credits':
    'Esta lista necesita {needed, plural, one {# crédito} other {# créditos}} y tienes {left, number}. Compra créditos o elimina filas de la lista.',
  'bulk.linkOver': 'Este enlace venció. Descarga el archivo desde “Tus listas de VIN” en tu cuenta.',
  'bulk.printBusy':
    'Estamos preparando otras listas en este momento. La tuya está guardada. Inténtalo de nuevo en un minuto.',
  'table.line': 'Línea',
  'table.vin': 'VIN',
  'table.stock': 'Número de inventario',
  'table.price': 'Precio de venta',
  'table.result': 'Resultado',
  'table.vehicle': 'Vehículo',
  'table.sticker': 'Número de etiqueta',
  'table.verify': 'Verificar',
  'table.problem': 'Problema',
  'table.suggestion': 'VIN sugerido',
  'table.report': 'Número de reporte',
  'result.sticker.made': 'Creada',
  'result.sticker.had': 'Ya la tenías',
  'result.sticker.failed': 'No creada',
  'result.sticker.stopped': 'Detenida',
  'result.sticker.waiting': 'Pendiente',
  'result.report.made': 'Creado',
  'result.report.had': 'Ya lo tenías',
  'result.report.failed': 'No creado',
  'result.report.stopped': 'Detenido',
  'result.report.waiting': 'Pendiente',
};
