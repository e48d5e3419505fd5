/** Lo que dicen las llamadas de los cupones. */
export const es = {
  'coupon.unknown': 'No conocemos este código. Revisa cómo está escrito o sigue sin él.',
  'coupon.noPlan': 'Este plan no está a la venta. Elige otro.',
  'coupon.not-yet': 'Este código todavía no es válido. Pruébalo más adelante o sigue sin él.',
  'coupon.over': 'Este código ya venció. Sigue sin él.',
  'coupon.used-up': 'Este código ya se usó todas las veces que se podía. Sigue sin él.',
  'coupon.notYours':
    'Este código no se puede usar con este correo: ya se usó antes o es para la primera compra. Sigue sin él.',
  'coupon.not-this-plan': 'Este código es para otros planes. Elige otro plan o sigue sin él.',
  'coupon.percent': '{percent}%',
  'coupon.good': '{first, select, yes {{off} de descuento en tu primera compra.} other {{off} de descuento.}}',
  'coupon.goodPlans': 'Para: {plans}.',
  'coupon.goodUntil': 'Válido hasta el {day}.',
  'coupon.total': '{off} de descuento: {total} en vez de {price}.',
  'coupon.renewals':
    '{interval, select, year {Después del primer año cuesta {price} al año.} other {Después del primer mes cuesta {price} al mes.}}',
};
