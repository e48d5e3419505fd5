export const es = {
  'sampleReport.none': 'No encontramos el auto de muestra. Elige uno de la lista.',
  'sampleReport.busy': 'Estamos creando muchos documentos en este momento. Inténtalo de nuevo en unos minutos.',
};
