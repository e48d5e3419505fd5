/** Textos de las llamadas de cupones. */
export const es = {
  'coupon.unknown': 'Este código no es válido. Revisa cómo está escrito o continúa sin él.',
  'coupon.noPlan': 'Este plan no está disponible. Elige otro.',
  'coupon.not-yet': 'Este código aún no está activo. Inténtalo más tarde o continúa sin él.',
  'coupon.over': 'Este código venció. Continúa sin él.',
  'coupon.used-up': 'Este código alcanzó su límite de usos. Continúa sin él.',
  'coupon.notYours':
    'Este código no se puede usar con este correo: ya se usó o es solo para la primera compra. Continúa sin él.',
  'coupon.not-this-plan': 'Este código es para otros planes. Elige otro plan o continúa sin él.',
  'coupon.percent': '{percent}%',
  'coupon.good': '{first, select, yes {{off} de descuento en tu primera compra.} other {{off} de descuento.}}',
  'coupon.goodPlans': 'Válido para: {plans}.',
  'coupon.goodUntil': 'Válido hasta el {day}.',
  'coupon.total': '{off} de descuento: {total} en vez de {price}.',
  'coupon.renewals':
    '{interval, select, year {Después del primer año cuesta {price} al año.} other {Después del primer mes cuesta {price} al mes.}}',
};
