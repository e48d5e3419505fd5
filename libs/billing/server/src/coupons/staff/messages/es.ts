/** Textos de las llamadas del panel sobre cupones. */
export const es = {
  'couponDesk.none': 'Esta marca no tiene ese cupón.',
  'couponDesk.taken': 'El código {code} ya se usa o se usó en esta marca. Elige otro.',
};
