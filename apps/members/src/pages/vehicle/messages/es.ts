/** Textos de la página de un vehículo. */
export const es = {
  'vehicle.loading': 'Leyendo el VIN…',
  'vehicle.contents': 'En esta página',
  'vehicle.specs': 'Datos',
  'vehicle.problems': 'Problemas conocidos',
  'vehicle.report': 'Qué trae el reporte',
  'vehicle.sticker': 'Hacer la etiqueta',
  'vehicle.toReport': 'Ver el reporte',
  'vehicle.another': 'Busca otro vehículo',
  'vehicle.look': 'Leer el VIN',
};
