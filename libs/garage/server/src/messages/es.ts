/** Lo que dicen las llamadas del garaje. */
export const es = {
  'garage.wrongVin': 'VIN incorrecto. Compara cada carácter con el VIN del tablero o de la puerta.',
  'garage.full': 'Tu garaje ya tiene {most, number} autos, el máximo. Quita uno para guardar otro.',
  'garage.none': 'Este auto no está en tu garaje.',
  'garage.noLink': 'Este enlace no funciona. Es posible que el dueño lo haya desactivado.',
  'garage.manyExpenses': 'Este auto ya tiene {most, number} gastos, el máximo. Quita uno para agregar otro.',
};
