/** Textos del recibo de un pedido. */
export const es = {
  'receipt.subject': 'Tu recibo de {brand}: {plan}',
  'receipt.body': 'Gracias por comprar “{plan}” por {amount}. Tu número de pedido es {number}.',
  'receipt.renewed': 'Tu plan “{plan}” se renovó y se te cobraron {amount}. Tu número de pedido es {number}.',
  'receipt.switched':
    '{by, select, staff {Nuestro equipo de soporte cambió tu plan} other {Cambiaste tu plan}} de “{from}” a “{plan}” por {amount}. Tu número de pedido es {number}.',
  'receipt.notAsked': 'Si no lo solicitaste, escribe a {support}.',
  'receipt.credited': 'Descontamos {credited} por la parte no usada de “{from}”.',
  'receipt.tax': 'Incluye {tax} de {name} ({rate} %).',
  'receipt.document':
    '{product, select, report {Tu reporte del {title} está listo. Ábrelo} other {Tu etiqueta del {title} está lista. Ábrela}} con el enlace de abajo.',
  'receipt.empty':
    'Tu reporte del {title} está listo, pero nuestras fuentes no tenían registros. Tu crédito está de nuevo en tu cuenta: úsalo para otro vehículo o solicita un reembolso.',
  'receipt.moneyBack':
    'Tu reporte del {title} está listo, pero nuestras fuentes no tenían registros. Te reembolsamos {amount} a tu método de pago original. No tienes que hacer nada.',
  'receipt.noReport':
    'No pudimos crear un reporte de {vehicle}: nuestras fuentes no tenían registros o no respondieron. Te reembolsamos {amount} a tu método de pago original. No tienes que hacer nada.',
  'receipt.noDocument':
    '{product, select, report {No pudimos crear un reporte de {vehicle}: nuestras fuentes no tenían registros o no respondieron. Tu crédito no se usó: úsalo para otro vehículo o solicita un reembolso.} other {No pudimos crear una etiqueta {by, select, vin {con el VIN} other {con los datos que escribiste:}} {vehicle}. Tu crédito no se usó: revisa los datos e inténtalo de nuevo en tu cuenta.}}',
  'receipt.credits':
    '{pot, select, vhr {{credits, plural, one {Tienes # crédito de reporte} other {Tienes # créditos de reporte}}} sticker {{credits, plural, one {Tienes # crédito de etiqueta} other {Tienes # créditos de etiqueta}}} other {{credits, plural, one {Tienes # crédito} other {Tienes # créditos}}}} más {kept, select, mail {con tu correo} other {en tu cuenta}}. Los créditos no caducan.',
  'receipt.renews': 'Tu plan se renueva el {day} por {price}. Puedes cancelarlo en dos clics: {page}',
  'receipt.renewsOffer':
    'Tu plan se renueva el {day} por {price}. Para cancelarlo, crea una cuenta con el enlace de abajo o escribe a {support}.',
  'receipt.offer':
    'El enlace de abajo abre tu pedido durante 90 días sin necesidad de una cuenta, así que guarda este correo. ¿Quieres tener todo en un solo lugar? Elige ahí “Crear cuenta”.',
  'receipt.invoice': 'Tu factura: {invoice}',
  'receipt.account': 'Este pedido también está en tu cuenta: {page}',
  'receipt.feedback': '¿Te gustó? Cuéntanos por qué: {happy} ¿Algo no está bien? Dinos qué pasó: {unhappy}',
  'receipt.action': 'Ver tu pedido',
};
