/** Textos de las llamadas del panel sobre cupones. */
export const es = {
  'couponDesk.none': 'No encontramos ese cupón en esta marca.',
  'couponDesk.taken': 'El código {code} ya se usa o se usó en esta marca. Elige otro.',
};
