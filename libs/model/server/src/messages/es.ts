/** Lo que dicen las llamadas sobre modelos. */
export const es = {
  'model.wrongVin': 'VIN incorrecto',
  'model.vinUnknown': 'No pudimos obtener el año, la marca y el modelo con este VIN. Busca el vehículo por su nombre.',
  'model.incomplete': 'Escribe un VIN, o el año, la marca y el modelo.',
};
