/** Lo que dicen las llamadas sobre modelos. */
export const es = {
  'model.wrongVin': 'VIN incorrecto',
  'model.vinUnknown': 'No pudimos identificar el modelo con este VIN. Busca por año, marca y modelo.',
  'model.incomplete': 'Escribe un VIN, o el año, la marca y el modelo.',
};
