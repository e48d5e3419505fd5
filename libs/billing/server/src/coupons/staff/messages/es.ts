/** Lo que dicen las llamadas del panel sobre cupones. */
export const es = {
  'couponDesk.none': 'Esta marca no tiene ese cupón.',
  'couponDesk.taken':
    'En esta marca hay, o hubo, un cupón {code}. Lo que se prometió con un código se queda como está: elige otro.',
};
