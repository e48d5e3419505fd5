export const es = {
  'modelReport.wrongVin': 'VIN incorrecto',
  'modelReport.off': '{brand} no muestra reportes del modelo.',
  'modelReport.none': 'Todavía no hay suficiente publicado sobre este modelo para un reporte.',
  'modelReport.busy': 'Se están haciendo muchos documentos a la vez. Vuelve a intentarlo en un momento.',
};
