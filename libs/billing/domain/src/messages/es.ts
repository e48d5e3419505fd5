/** Lo que no funciona en las condiciones de un cupón. */
export const es = {
  'couponTerms.either': 'Un cupón descuenta un porcentaje o un importe. Elige uno de los dos.',
  'couponTerms.noPlan': 'Uno de estos planes no está a la venta en esta marca. Elige entre los que sí lo están.',
  'couponTerms.past': 'El cupón ya habría terminado. Elige un final que esté por venir, o ninguno.',
  'couponTerms.period': 'El cupón terminaría antes de empezar. Revisa los dos momentos; están en UTC.',
  'couponTerms.usesInAll': 'Un número entero de 1 a 10,000,000, o nada: sin límite.',
  'couponTerms.usesPerPerson': 'Un número entero de 1 a 10,000,000, o nada: sin límite.',
  'couponTerms.usesApart': 'Una persona podría usarlo más veces que todas juntas. Revisa los dos números.',
  'couponTerms.percent': 'Un porcentaje entero del 1 al 100.',
  'couponTerms.amount': 'El importe tiene que ser mayor que cero y como mucho 100,000.00. Revísalo.',
  'couponTerms.plansOfAmount': 'Un importe tiene moneda: di para qué planes es.',
  'couponTerms.currencies': 'Estos planes tienen monedas distintas. Haz un cupón para cada moneda.',
  'couponTerms.overPrice':
    'El importe es mayor que el precio de uno de estos planes. Descuenta como mucho {price} o deja fuera ese plan.',
};
