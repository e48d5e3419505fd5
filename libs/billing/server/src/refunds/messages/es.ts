/** Lo que dicen la llamada de reembolsos y su correo. */
export const es = {
  'refund.own-order': 'Este pedido es tuyo. Pide a otra persona del equipo que lo reembolse.',
  'refund.no-order': 'Esta marca no tiene ese pedido. Revisa el número y que estés en la marca donde se compró.',
  'refund.waits':
    'El reembolso de {amount} espera a una segunda persona; aún no se devuelve nada. Está en /staff/approvals y entre los reembolsos.',
  'refund.other-key':
    'Con esta clave ya se envió otro reembolso, y ese es el que vale. Mira el pedido; otro más necesita otra clave.',
  'refund.unpaid': 'Este pedido nunca se pagó, así que no hay nada que devolver.',
  'refund.nothing-left': 'No queda nada por devolver: el pedido fue gratis o ya se devolvió todo.',
  'refund.too-late': 'Ya pasaron los {days} días en que se puede pedir sin dar una razón.',
  'refund.used':
    'Lo que pagó este pedido ya se usó. De un documento o un paquete se devuelve lo que no se usó; una renovación, solo si desde entonces no se usó nada.',
  'refund.runs-out':
    'El primer periodo de una suscripción corre hasta su final; se puede cancelar cuando sea. Solo se devuelve una renovación.',
  'refund.none-made': 'Con los créditos de este pedido no se hizo ningún documento, así que ninguno puede estar mal.',
  'refund.changed':
    'Algo de este pedido cambió desde que lo miraste, como otro reembolso o un crédito que se usó. Míralo de nuevo.',
  'refund.too-much': 'De lo que se pagó por este pedido quedan {left} por devolver. Elige como mucho eso.',
  'refund.waiting':
    'Un reembolso de este pedido ya espera a una segunda persona. Haz que se decida o retíralo primero.',
  'refund.not-waiting': 'Este reembolso ya no espera: se dio, se rechazó o se retiró.',
  'refund.noRequest': 'En esta marca no espera ese reembolso.',
  'refund.later': 'El servicio de pagos no responde. El reembolso quedó anotado y se intentará de nuevo por sí solo.',
  'refund.mailSubject': 'Te devolvemos {amount}',
  'refund.mailBody':
    'Te devolvemos {amount} por «{plan}» en {brand}. El dinero vuelve por donde vino; cuánto tarda en verse depende de tu banco.',
  'refund.mailCredits':
    '{credits, plural, one {El crédito sin usar de esa compra ya no está en tu cuenta.} other {Los # créditos sin usar de esa compra ya no están en tu cuenta.}}',
  'refund.mailEnded': 'El plan terminó y ya no se te cobrará más.',
  'refund.noFailed': 'En esta marca no hay un reembolso con ese número que haya regresado.',
  'refund.settled': 'Este reembolso ya se pagó de otra forma o se cerró. Vuelve a mirar el pedido.',
  'refund.failedSubject': 'No te llegó tu reembolso de {amount}',
  'refund.failedBody':
    'Tu banco nos regresó los {amount} que te reembolsamos por «{plan}» en {brand}. Los recibirás de todos modos: te los pagaremos de otra forma.',
  'refund.failedCredits':
    '{credits, plural, one {Mientras tanto, el crédito de esa compra está otra vez en tu cuenta.} other {Mientras tanto, los # créditos de esa compra están otra vez en tu cuenta.}}',
  'refund.failedNext': 'Escribe a {support} para decirnos cómo prefieres recibirlos.',
  'refund.failedNote': 'Ver el documento',
  'refund.mailOther': 'Te devolvemos {amount} por «{plan}» en {brand}, de la forma que acordamos contigo.',
  'refund.mailNote': 'Ver la nota de crédito',
  'refund.mailOrders': 'Ver tus pedidos',
};
