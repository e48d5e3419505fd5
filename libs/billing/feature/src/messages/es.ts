import type { en } from './en.ts';

/** Los textos de la compra y de lo comprado. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'billing.choosePlan': 'Elige un plan',
  'billing.each.report': '{price} cada uno',
  'billing.each.sticker': '{price} cada una',
  'billing.once': 'una sola vez',
  'billing.per.month': 'al mes',
  'billing.per.year': 'al año',
  'billing.holds.report': '{count, plural, one {# reporte} other {# reportes}}',
  'billing.holds.sticker': '{count, plural, one {# etiqueta} other {# etiquetas}}',
  'billing.fairUse.report':
    'Todos los reportes que necesites, pensado para hasta {limit} {interval, select, year {al año} other {al mes}}',
  'billing.fairUse.sticker':
    'Todas las etiquetas que necesites, pensado para hasta {limit} {interval, select, year {al año} other {al mes}}',
  'billing.renews.month': 'Se renueva cada mes por {price} hasta que canceles.',
  'billing.renews.year': 'Se renueva cada año por {price} hasta que canceles.',

  'billing.summary': 'Tu pedido',
  'billing.for': 'Para {vehicle}',
  'billing.discount': 'Cupón {code}',
  'billing.today': 'Pagas hoy',
  'billing.noRenewal': 'Se paga una sola vez. Nada se renueva.',
  'billing.noExpiry': 'Se paga una sola vez. Nada se renueva y los créditos no caducan.',
  'billing.nextPayment': 'Próximo pago: {price} el {date}.',
  'billing.wayOut': 'Cancelas en dos clics, en Suscripción; termina al final del periodo que ya pagaste.',
  'billing.creditsStay': 'Los créditos que no uses siguen siendo tuyos.',
  'billing.beyond.report': 'Si te pasas, te preguntamos antes de hacer más reportes.',
  'billing.beyond.sticker': 'Si te pasas, te preguntamos antes de hacer más etiquetas.',

  'billing.coupon': 'Cupón',
  'billing.couponOpen': 'Tengo un cupón',
  'billing.couponUse': 'Usarlo',
  'billing.couponRemove': 'Quitar',
  'billing.couponChecking': 'Revisando …',
  'billing.couponBad': 'Un cupón lleva de 2 a 40 letras, números o guiones.',
  'billing.couponEmail': 'Escribe primero tu correo: hay cupones para una sola persona.',

  'billing.email': 'Tu correo electrónico',
  'billing.emailHint': 'Ahí te llegan el recibo y tus documentos.',
  'billing.emailBad': 'Esta dirección de correo no está completa.',

  'billing.testCard': 'Tarjeta de prueba',
  'billing.sandbox': 'Aquí los pagos son de mentira',
  'billing.sandboxText': 'Elige una tarjeta de prueba. No se mueve dinero.',
  'billing.payOnPage': 'Pagas en la página del servicio de pagos. Nunca vemos el número de tu tarjeta.',
  'billing.noGateway': 'Por ahora no se puede pagar',
  'billing.noGatewayText': 'El servicio de pagos no está configurado. No se cobra nada; vuelve más tarde.',

  'billing.payAndMake.sticker':
    '{free, select, yes {Hacer la etiqueta, sin pagar nada} other {Pagar {price} y hacer la etiqueta}}',
  'billing.payAndMake.report':
    '{free, select, yes {Hacer el reporte, sin pagar nada} other {Pagar {price} y hacer el reporte}}',
  'billing.payFor.sticker': 'Pagar {price} por {count, plural, one {# etiqueta} other {# etiquetas}}',
  'billing.payFor.report': 'Pagar {price} por {count, plural, one {# reporte} other {# reportes}}',
  'billing.paySubscribe': 'Pagar {price} y suscribirte',
  'billing.paying': 'Pagando …',
  'billing.unknown': 'No llegó respuesta a tu pago',
  'billing.unknownText':
    'Puede que sí haya llegado. Revisa tu conexión y presiona el botón otra vez: se cobra una vez, no dos.',
};
