/** Lo que dicen las llamadas del garaje. */
export const es = {
  'garage.wrongVin': 'VIN incorrecto. Compara cada carácter con la placa del auto.',
  'garage.full': 'Tu garaje ya tiene {most, number} autos, el máximo. Quita uno para guardar otro.',
  'garage.none': 'Este auto no está en tu garaje.',
  'garage.noLink': 'Este enlace no muestra ningún garaje. Su dueño pudo haberlo desactivado.',
  'garage.manyExpenses': 'Este auto ya tiene {most, number} gastos, el máximo. Quita uno para agregar otro.',
};
