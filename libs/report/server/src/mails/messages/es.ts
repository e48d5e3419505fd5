/** What the mails of reports are called at the desk, and when each is sent. */
export const es = {
  'history.record-changed.name': 'Cambió un registro',
  'history.record-changed.when': 'Cuando el equipo corrige un registro que aparece en un reporte.',
};
