/** Textos de la página de un vehículo. */
export const es = {
  'vehicle.loading': 'Decodificando VIN…',
  'vehicle.contents': 'En esta página',
  'vehicle.specs': 'Especificaciones',
  'vehicle.problems': 'Problemas conocidos',
  'vehicle.report': 'Qué incluye el reporte',
  'vehicle.sticker': 'Crear etiqueta',
  'vehicle.toReport': 'Ver reporte',
  'vehicle.another': 'Buscar otro vehículo',
  'vehicle.look': 'Decodificar VIN',
};
