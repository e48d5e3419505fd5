export const es = {
  'sampleReport.none': 'Ningún auto de muestra tiene ese número. Elige uno de la lista de muestras.',
  'sampleReport.busy': 'Se están haciendo muchos documentos a la vez. Vuelve a intentarlo en un momento.',
};
