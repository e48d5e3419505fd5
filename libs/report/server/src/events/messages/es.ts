/** Por qué una importación ya no puede traer nada más. */
export const es = {
  'historyImport.sourceLeaves': 'La fuente «{source}» se está eliminando. Importa el archivo de nuevo cuando termine.',
  'historyImport.sourceRemoved':
    'La fuente «{source}» se eliminó durante esta importación. Empieza una nueva para traerla otra vez.',
  'historyImport.undone': 'Esta importación se deshizo. Empieza una nueva.',
};
