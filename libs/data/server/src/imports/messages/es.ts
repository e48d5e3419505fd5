/** Cómo terminó una importación. */
export const es = {
  'importRun.hopeless':
    'No se pudo leer ninguna de las primeras {faults} líneas. Revisa que el tipo de datos sea el correcto.',
  'importRun.empty': '{name} no tiene líneas. No se cambió nada.',
  'importRun.broke': 'Algo falló de nuestro lado. Consulta los detalles en el log e inicia la importación de nuevo.',
  'importRun.stopped': 'El comando se detuvo antes de terminar. Ejecútalo de nuevo.',
  'importRun.interrupted':
    'La importación se interrumpió tres veces. Iníciala de nuevo o avisa a quien administra el servidor.',
};
