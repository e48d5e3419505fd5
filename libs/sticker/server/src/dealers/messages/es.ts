/** Lo que el servidor les dice a los concesionarios de su inventario y de las filas que no dan una etiqueta. */
export const es = {
  'vin.unreadable':
    'No pudimos obtener la marca ni el año modelo de este VIN, así que no podemos crear la etiqueta. Compáralo con el del vehículo.',
  'vin.unknown-classic': 'No reconocemos este VIN. Crea la etiqueta por año, marca y modelo en la página de etiquetas.',
  'vin.several': 'Este VIN corresponde a varios vehículos. Elige el tuyo en la página de etiquetas.',
  'vin.restricted':
    'Para este año modelo, las etiquetas se basan en los datos que confirmes. Crea la tuya en la página de etiquetas.',
  'row.price': 'Ingresa el precio en dólares, como 18995 o $18,995.00, o déjalo en blanco.',
  'row.stock':
    'Este número de inventario tiene caracteres que no se pueden imprimir. Usa letras latinas, griegas o cirílicas.',
  'row.bare':
    'No hay datos suficientes para una etiqueta. Agrega los códigos de la placa de datos en la página de etiquetas. No se te cobró nada.',
  'inventory.wrongVin': 'VIN incorrecto',
  'inventory.none': 'Este vehículo ya no está en tu inventario.',
};
