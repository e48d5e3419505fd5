/** Lo que el servidor les dice a los concesionarios de su inventario y de las filas que no dan una etiqueta. */
export const es = {
  'vin.unreadable':
    'El VIN no dice la marca ni el año del modelo, así que no hay nada que imprimir. Compáralo con la placa.',
  'vin.unknown-classic':
    'Ninguna de nuestras tablas conoce este número. Haz la etiqueta por año, marca y modelo en la página de etiquetas.',
  'vin.several': 'Este número corresponde a varios vehículos. Elige el tuyo en la página de etiquetas.',
  'vin.restricted':
    'Las etiquetas de este año de modelo se hacen con lo que tú mismo confirmas. Hazla en la página de etiquetas.',
  'row.price': 'El precio de esta fila no es un importe en dólares. Escríbelo como 18995 o $18,995.00, o déjalo vacío.',
  'row.stock':
    'El papel no puede mostrar el número de inventario de esta fila. Escríbelo con letras latinas, griegas o cirílicas.',
  'row.bare':
    'De este se sabe muy poco para una etiqueta. Anota códigos de su placa de datos en la página de etiquetas; no costó nada.',
  'inventory.wrongVin': 'VIN incorrecto',
  'inventory.none': 'Este vehículo ya no está en tu inventario.',
};
