/** Textos de la llamada de cifras. */
export const es = {
  'figures.order': 'La fecha de inicio debe ser anterior a la fecha de fin.',
  'figures.tooLong': 'Elige un periodo de tres años o menos.',
};
