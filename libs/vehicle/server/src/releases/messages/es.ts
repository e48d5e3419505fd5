/** Motivos para rechazar una versión de vPIC. */
export const es = {
  'vpicRelease.older': '{release} ({asOf}) es anterior a la versión actual, {before} ({beforeAsOf}).',
  'vpicRelease.fewRows':
    '{release} tiene {rows} filas en vpic.{table}, pero {before} tiene {rowsBefore}. El archivo puede estar incompleto. No se cambió nada.',
};
