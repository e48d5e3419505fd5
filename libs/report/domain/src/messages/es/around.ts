/** Palabras del mapa de estados y de los autos comparables que se vendieron. */
export const around = {
  'places.summary': 'Mapa de los estados con registros de este auto: {names}.',

  'comparable.mileage.low': 'Millaje {date_on}: bajo',
  'comparable.mileage.usual': 'Millaje {date_on}: normal',
  'comparable.mileage.high': 'Millaje {date_on}: alto',
  'comparable.mileage':
    'La mediana del millaje de {count} autos comparables vendidos a menos de seis meses {date_of} fue de {middle}; la mitad tenía entre {low} y {high}. Este auto tenía {own}.',
  'comparable.price.low': 'Precio {date_on}: bajo',
  'comparable.price.usual': 'Precio {date_on}: normal',
  'comparable.price.high': 'Precio {date_on}: alto',
  'comparable.price.at.auction':
    'El precio mediano de {count} autos comparables subastados a menos de seis meses {date_of} fue de {middle}; la mitad costó entre {low} y {high}. La mediana del millaje fue de {miles}. Este auto se vendió por {own}.',
  'comparable.price.at.sale':
    'El precio mediano de {count} autos comparables vendidos a menos de seis meses {date_of} fue de {middle}; la mitad costó entre {low} y {high}. La mediana del millaje fue de {miles}. Este auto costó {own}.',
  'comparable.lately': 'Precios recientes de autos comparables',
  'comparable.lately.at.auction':
    'En los 12 meses anteriores a este reporte, el precio mediano de {count} autos comparables subastados fue de {middle}; la mitad costó entre {low} y {high}. La mediana del millaje fue de {miles}.',
  'comparable.lately.at.sale':
    'En los 12 meses anteriores a este reporte, el precio mediano de {count} autos comparables vendidos fue de {middle}; la mitad costó entre {low} y {high}. La mediana del millaje fue de {miles}.',
  'comparable.note':
    'Misma marca, modelo, carrocería, motor y año ({alike}). El estado y el equipo varían. Fuente: {sources}.',
};
