/** Textos del panel sobre los reportes de los miembros. */
export const es = {
  'reports.title': 'Reportes',
  'reports.lead': 'Cada documento que abres queda en el registro de auditoría.',
  'reports.name': 'Reporte',
  'reports.number': 'Número',
  'reports.vin': 'VIN',
  'reports.records': 'Registros',
  'reports.returned': 'Crédito reembolsado',
  'reports.sample': 'Muestra',
  'reports.made': 'Creado',
  'reports.none': 'Aún no hay reportes',
  'reports.noneLead': 'Aquí aparecerán los reportes que cree este miembro.',
  'reports.open': 'Abrir PDF',
  'reports.openNumber': 'Abrir PDF: reporte {number}',
  'reports.openOf': 'Abrir PDF: {title}, {number}',
};
