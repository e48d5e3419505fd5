/** Lo que dice la llamada de las cifras. */
export const es = {
  'figures.order': 'El primer día es posterior al último. Dales la vuelta.',
  'figures.tooLong': 'Se muestran cifras de tres años como mucho. Elige días más cercanos.',
};
