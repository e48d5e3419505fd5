/** Por qué no se pone en uso una versión de vPIC. */
export const es = {
  'vpicRelease.older': '{release} ({asOf}) es anterior a {before} ({beforeAsOf}), que está en uso.',
  'vpicRelease.fewRows':
    '{release} tiene {rows} filas en vpic.{table}, y {before} tiene {rowsBefore}. ¿Es un extracto? No se cambió nada.',
};
