/** Lo que dicen las llamadas sobre modelos. */
export const es = {
  'model.wrongVin': 'VIN incorrecto',
  'model.vinUnknown':
    'Este VIN no indica año, marca y modelo, y con ellos se buscan estos datos. Elige el vehículo por su nombre.',
  'model.incomplete': 'Indica un VIN, o el año, la marca y el modelo.',
};
