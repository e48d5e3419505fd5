/** Lo que dicen las llamadas sobre recalls. */
export const es = {
  'recall.wrongVin': 'VIN incorrecto',
  'recall.vinUnknown':
    'Este VIN no dice año, marca y modelo, y con ellos se buscan los recalls. Elige mejor el carro por su nombre.',
  'recall.noSource':
    'Ahora no responde ninguna fuente de recalls. Eso no quiere decir que no haya ninguno; inténtalo más tarde o pregúntale a NHTSA.',
};
