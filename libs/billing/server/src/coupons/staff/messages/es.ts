/** Lo que dicen las llamadas del escritorio sobre cupones. */
export const es = {
  'couponDesk.none': 'Esta marca no tiene ese cupón.',
  'couponDesk.taken':
    'En esta marca hay, o hubo, un cupón {code}. Lo que se prometió con un código se queda como está: elige otro.',
  'couponDesk.percent': 'Un cupón descuenta un porcentaje entero del 1 al 100. Elige uno de esos.',
  'couponDesk.amount': 'El importe tiene que ser mayor que cero y como mucho 100,000.00. Revísalo.',
  'couponDesk.either': 'Un cupón descuenta un porcentaje o un importe. Elige uno de los dos.',
  'couponDesk.plansOfAmount': 'Un importe tiene moneda: di para qué planes es.',
  'couponDesk.noPlan': 'Uno de estos planes no está a la venta en esta marca. Elige entre los que sí lo están.',
  'couponDesk.currencies': 'Estos planes tienen monedas distintas. Haz un cupón para cada moneda.',
  'couponDesk.overPrice':
    'El importe es mayor que el precio de uno de estos planes. Descuenta menos o deja fuera ese plan.',
  'couponDesk.period': 'El cupón terminaría antes de empezar. Revisa los dos momentos; están en UTC.',
  'couponDesk.past': 'El cupón ya habría terminado. Elige un final que esté por venir, o ninguno.',
  'couponDesk.uses': 'Una persona podría usarlo más veces que todas juntas. Revisa los dos números.',
};
