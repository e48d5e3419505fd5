/** Por qué no se cargó una fuente de datos abiertos. */
export const es = {
  'openData.noAnswer': 'No se pudo conectar con {host} ({code}).',
  'openData.busy': '{host} devolvió el estado {status}. Puede estar saturado.',
  'openData.stalled': '{host} no respondió durante {seconds} segundos.',
  'openData.cutOff': 'La descarga de {name} desde {host} se interrumpió varias veces.',
  'openData.slow': 'La descarga de {name} tardó más de {minutes} minutos.',
  'openData.absent': 'No se encontró {name} en {host}.',
  'openData.status': '{host} devolvió el estado {status} para {name}.',
  'openData.webPage': '{host} devolvió una página web en lugar de {name}.',
  'openData.tooLarge': '{name} pesa más de {megabytes} MB. Puede que no sea el archivo correcto.',
  'openData.redirected': '{host} redirigió {name} a una URL inesperada ({to}), así que no se descargó.',
  'openData.noFiles': '{host} no ofrece ninguno de los archivos que necesitamos.',
  'openData.noDisk': 'No se pudo escribir la descarga en DATA_DIR ({code}).',
  'openData.noRows': 'Los archivos no tienen filas.',
  'openData.manyRefused':
    'No se pudo leer el {percent} % de las líneas (límite: {most} %). Puede que el formato haya cambiado.',
  'openData.fewRows':
    'Los archivos nuevos tienen {rows, number} filas; los datos actuales, {before, number}. Faltan demasiadas.',
  'openData.manyRows':
    'Los archivos nuevos tienen {rows, number} filas; los datos actuales, {before, number}. Son demasiadas.',
  'openData.older':
    'Los archivos nuevos son más antiguos: datos hasta el {asOf}. Los datos actuales llegan hasta el {before}.',
  'openData.broke': 'Algo falló de nuestro lado. Consulta los detalles en el log.',
  'openData.stopped': 'Se detuvo el proceso de carga.',
};
