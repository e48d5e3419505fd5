/** Lo que no funciona en las condiciones de un cupón. */
export const es = {
  'couponTerms.either': 'Elige un porcentaje o un monto fijo.',
  'couponTerms.noPlan': 'Uno de estos planes no está a la venta en esta marca. Elige solo planes a la venta.',
  'couponTerms.past': 'La fecha de fin ya pasó. Elige una futura o déjala vacía.',
  'couponTerms.period': 'La fecha de fin debe ser posterior a la de inicio. Ambas están en UTC.',
  'couponTerms.usesInAll': 'Escribe un número entero del 1 al 10,000,000 o déjalo vacío si no hay límite.',
  'couponTerms.usesPerPerson': 'Escribe un número entero del 1 al 10,000,000 o déjalo vacío si no hay límite.',
  'couponTerms.usesApart': 'El límite por persona no puede ser mayor que el límite total.',
  'couponTerms.percent': 'Escribe un número entero del 1 al 100.',
  'couponTerms.amount': 'Escribe un monto mayor que 0, hasta 100,000.00.',
  'couponTerms.plansOfAmount': 'Elige los planes a los que se aplica este monto.',
  'couponTerms.currencies': 'Estos planes usan monedas distintas. Crea un cupón para cada moneda.',
  'couponTerms.overPrice':
    'El descuento es mayor que el precio de uno de estos planes. Escribe {price} o menos, o quita ese plan.',
};
