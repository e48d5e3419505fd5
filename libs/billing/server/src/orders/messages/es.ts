/** Lo que dice el recibo de un pedido. */
export const es = {
  'receipt.subject': 'Tu recibo de {brand}: {plan}',
  'receipt.body': 'Gracias. Compraste «{plan}» por {amount}. Tu número de pedido es {number}.',
  'receipt.renewed': 'Tu plan «{plan}» se renovó y se te cobraron {amount}. Tu número de pedido es {number}.',
  'receipt.switched':
    '{by, select, staff {Nuestro equipo de soporte cambió} other {Cambiaste}} «{from}» por «{plan}» y se cobraron {amount}. Tu número de pedido es {number}.',
  'receipt.notAsked': 'Si no lo pediste, escribe a {support}.',
  'receipt.credited': 'Se descontaron {credited} por lo que quedaba de «{from}».',
  'receipt.tax': 'Incluye {tax} de {name} ({rate} %).',
  'receipt.document':
    '{product, select, report {Tu reporte del {title} está listo.} other {Tu etiqueta del {title} está lista.}} Ábrelo todo con el enlace de abajo.',
  'receipt.empty':
    'Tu reporte del {title} está listo, y ninguna fuente tenía registros. Por eso su crédito regresó a tu cuenta: úsalo para otro auto o pide que te devolvamos el dinero.',
  'receipt.moneyBack':
    'Tu reporte del {title} está listo, y ninguna fuente tenía registros. Por eso tus {amount} regresan por donde pagaste. No tienes que hacer nada.',
  'receipt.noReport':
    'No había nada que reportar de {vehicle}: nuestras fuentes no tienen registros, o no contestaron. Por eso tus {amount} regresan por donde pagaste. No tienes que hacer nada.',
  'receipt.noDocument':
    '{product, select, report {No había nada que reportar de {vehicle}: nuestras fuentes no tienen registros, o no contestaron. Tu crédito sigue sin usar: úsalo para otro auto o pide que te devolvamos el dinero.} other {No pudimos hacer una etiqueta {by, select, vin {con el VIN} other {con lo que nos dijiste:}} {vehicle}. Tu crédito sigue sin usar: revísalo e inténtalo de nuevo en tu cuenta.}}',
  'receipt.credits':
    '{pot, select, vhr {{credits, plural, one {Tienes # crédito de reporte} other {Tienes # créditos de reporte}}} sticker {{credits, plural, one {Tienes # crédito de etiqueta} other {Tienes # créditos de etiqueta}}} other {{credits, plural, one {Tienes # crédito} other {Tienes # créditos}}}} más {kept, select, mail {guardados con tu correo} other {en tu cuenta}}. Los créditos no caducan.',
  'receipt.renews': 'Se renueva el {day} por {price}. Puedes cancelarlo en dos clics: {page}',
  'receipt.renewsOffer':
    'Se renueva el {day} por {price}. Para cancelarlo tú mismo, crea una cuenta con el enlace de abajo o escribe a {support}.',
  'receipt.offer':
    'El enlace de abajo abre tu pedido durante 90 días, sin cuenta: guarda este correo. ¿Quieres todo en un solo lugar? Elige ahí «Crear una cuenta».',
  'receipt.invoice': 'Tu factura: {invoice}',
  'receipt.account': 'El pedido también está en tu cuenta: {page}',
  'receipt.feedback': '¿Te gustó? Cuéntanos qué: {happy} ¿Algo no está bien? Dinos qué: {unhappy}',
  'receipt.action': 'Ver tu pedido',
};
