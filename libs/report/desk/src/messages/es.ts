/** Textos del panel sobre los reportes de los miembros. */
export const es = {
  'reports.title': 'Reportes',
  'reports.lead': 'Abrir un documento queda anotado en el registro de actos.',
  'reports.name': 'Reporte',
  'reports.number': 'Número',
  'reports.vin': 'VIN',
  'reports.records': 'Registros',
  'reports.returned': 'Crédito devuelto',
  'reports.sample': 'Muestra',
  'reports.made': 'Hecho',
  'reports.none': 'Sin reportes',
  'reports.noneLead': 'Este miembro todavía no hizo ninguno.',
  'reports.open': 'Abrir PDF',
  'reports.openNumber': 'Abrir el PDF del reporte {number}',
  'reports.openOf': 'Abrir el PDF de {title}, {number}',
};
