/** Por qué no se cargó una fuente de datos abiertos. */
export const es = {
  'openData.noAnswer': 'No hay conexión con {host} ({code}).',
  'openData.busy': '{host} respondió con el estado {status}. Puede estar saturado.',
  'openData.stalled': '{host} no envió nada durante {seconds} segundos.',
  'openData.cutOff': '{host} cortó la descarga de {name} antes de tiempo, varias veces.',
  'openData.slow': 'La descarga de {name} tardó más de {minutes} minutos.',
  'openData.absent': '{host} no tiene {name}.',
  'openData.status': '{host} rechazó {name} con el estado {status}.',
  'openData.webPage': '{host} envió una página web en lugar de {name}.',
  'openData.tooLarge': '{name} ocupa más de {megabytes} MB, así que no es el archivo que conocemos.',
  'openData.redirected': '{host} nos envió a otra dirección para {name}: {to}. No la seguimos.',
  'openData.noFiles': '{host} no ofrece ningún archivo que conozcamos.',
  'openData.noDisk': 'No se puede escribir la descarga en DATA_DIR ({code}).',
  'openData.noRows': 'Los archivos no tienen ninguna fila.',
  'openData.manyRefused':
    'No se pudo leer el {percent} % de las líneas; se admite hasta el {most} %. Puede haber cambiado su formato.',
  'openData.fewRows': '{rows, number} filas, frente a {before, number} de los datos en uso. Faltan demasiadas.',
  'openData.manyRows': '{rows, number} filas, frente a {before, number} de los datos en uso. Son demasiadas.',
  'openData.older': 'Los archivos llegan hasta el {asOf} y los datos en uso hasta el {before}. Son más antiguos.',
  'openData.broke': 'Algo falló de nuestro lado. El registro tiene los detalles.',
  'openData.stopped': 'Se detuvo el proceso que los cargaba.',
};
