/** Nombres de los correos sobre reportes en el panel, y cuándo se envían. */
export const es = {
  'history.record-changed.name': 'Cambió un registro',
  'history.record-changed.when': 'Cuando el equipo corrige un registro que aparece en un reporte.',
};
