export const es = {
  'modelReport.wrongVin': 'VIN incorrecto',
  'modelReport.off': '{brand} no ofrece reportes del modelo.',
  'modelReport.none': 'Todavía no hay suficientes datos publicados sobre este modelo para un reporte.',
  'modelReport.busy': 'Estamos creando muchos documentos en este momento. Inténtalo de nuevo en unos minutos.',
};
