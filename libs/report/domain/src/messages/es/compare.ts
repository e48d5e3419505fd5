/** Dos reportes lado a lado. */
export const compare = {
  'compare.signals': 'De un vistazo',
  'compare.history': 'Historial',
  'compare.facts': 'Los carros',
  'compare.toAsk': 'Por preguntar',
  'compare.records': 'Registros en total',
  'compare.lastReading': 'Última lectura',
  'compare.owners': 'Dueños registrados',
  'compare.ownership': 'Dueños y uso',
  'compare.titles': 'Títulos',
  'compare.market': 'Subastas, anuncios y ventas',
  'compare.service': 'Servicio, inspección y emisiones',
  'compare.down': 'Fuentes que no respondieron',
  'compare.noneDown': 'ninguna',
  'compare.summary': '{differ} de {rows, plural, one {# renglón es distinto} other {# renglones son distintos}}',
  'compare.note': 'No decimos cuál gana. Más registros pueden ser de un carro mejor conocido, no de uno peor.',
};
