/** Lo que dicen las llamadas del garaje. */
export const es = {
  'garage.wrongVin': 'Este VIN no es válido. Compara cada carácter con el VIN del tablero o del marco de la puerta.',
  'garage.full': 'Tu garaje está lleno ({most, number} autos). Quita uno para agregar otro.',
  'garage.none': 'Este auto no está en tu garaje.',
  'garage.noLink': 'Este enlace no funciona. Es posible que el dueño lo haya desactivado.',
  'garage.manyExpenses': 'Este auto llegó al límite de {most, number} gastos. Elimina uno para agregar otro.',
};
