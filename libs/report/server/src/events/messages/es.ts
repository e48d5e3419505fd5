/** Por qué una importación ya no puede agregar nada. */
export const es = {
  'historyImport.sourceLeaves': '“{source}” se está eliminando. Importa el archivo de nuevo cuando termine.',
  'historyImport.sourceRemoved':
    '“{source}” se eliminó durante esta importación. Inicia otra importación para agregarla de nuevo.',
  'historyImport.undone': 'Esta importación se deshizo. Inicia otra.',
};
