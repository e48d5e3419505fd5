/** Cómo terminó una importación. */
export const es = {
  'importRun.hopeless': 'No se ha podido leer ninguna de las primeras {faults} líneas. Parece otro tipo de archivo.',
  'importRun.empty': '{name} no tiene ninguna línea; no se ha cambiado nada.',
  'importRun.broke': 'Algo ha fallado por nuestra parte; ha quedado anotado. Empiézala de nuevo.',
  'importRun.stopped': 'El comando se detuvo antes de acabar. Ejecútalo de nuevo.',
  'importRun.interrupted': 'Se ha interrumpido tres veces. Empiézala de nuevo o avisa a quien lleva el servidor.',
};
