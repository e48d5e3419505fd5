/** Textos de la llamada de reembolsos y de su correo. */
export const es = {
  'refund.own-order': 'No puedes reembolsar tu propio pedido. Pídeselo a otra persona del equipo.',
  'refund.no-order': 'No encontramos ese pedido en esta marca. Revisa el número y que estés en la marca correcta.',
  'refund.waits':
    'El reembolso de {amount} está pendiente de aprobación. Aún no se ha reembolsado nada. Está en /staff/approvals y en Reembolsos.',
  'refund.other-key':
    'Esta clave ya se usó para otro reembolso, que no ha cambiado. Revisa el pedido e inténtalo de nuevo con otra clave.',
  'refund.unpaid': 'Este pedido nunca se pagó, así que no hay nada que reembolsar.',
  'refund.nothing-left': 'No queda nada por reembolsar: el pedido fue gratis o ya se reembolsó por completo.',
  'refund.too-late': 'Ya pasó el plazo de {days} días para pedir un reembolso sin motivo.',
  'refund.used':
    'Este pedido ya se usó. De un paquete solo se reembolsan los documentos sin usar. Una renovación se reembolsa solo si no se ha usado nada desde entonces.',
  'refund.runs-out':
    'El primer periodo de una suscripción no es reembolsable, pero el plan se puede cancelar en cualquier momento. Solo se reembolsan renovaciones.',
  'refund.none-made':
    'No se creó ningún documento con los créditos de este pedido, así que ninguno puede ser incorrecto.',
  'refund.changed':
    'Este pedido cambió, por ejemplo por otro reembolso o un crédito usado. Revísalo e inténtalo de nuevo.',
  'refund.too-much': 'Solo quedan {left} por reembolsar de este pedido. Escribe ese monto o menos.',
  'refund.waiting':
    'Este pedido ya tiene un reembolso pendiente de aprobación. Primero hay que aprobarlo, rechazarlo o retirarlo.',
  'refund.not-waiting': 'Este reembolso ya no está pendiente: se emitió, se rechazó o se retiró.',
  'refund.noRequest': 'Esta marca no tiene un reembolso pendiente con ese ID.',
  'refund.later': 'El servicio de pagos no responde. El reembolso quedó guardado y se reintentará automáticamente.',
  'refund.mailSubject': 'Tu reembolso de {amount}',
  'refund.mailBody':
    'Te reembolsamos {amount} por “{plan}” en {brand} a tu método de pago original. El tiempo que tarde en aparecer depende de tu banco.',
  'refund.mailCredits':
    '{credits, plural, one {El crédito sin usar de esa compra ya no está en tu cuenta.} other {Los # créditos sin usar de esa compra ya no están en tu cuenta.}}',
  'refund.mailEnded': 'Tu plan terminó y no se te volverá a cobrar.',
  'refund.noFailed': 'Esta marca no tiene un reembolso fallido con ese ID.',
  'refund.settled': 'Este reembolso ya se pagó de otra forma o se cerró. Revisa el pedido de nuevo.',
  'refund.failedSubject': 'Tu reembolso de {amount} no se completó',
  'refund.failedBody':
    'Tu banco nos devolvió los {amount} que te reembolsamos por “{plan}” en {brand}. Los recibirás de todos modos: te los pagaremos de otra forma.',
  'refund.failedCredits':
    '{credits, plural, one {Mientras tanto, el crédito de esa compra está de nuevo en tu cuenta.} other {Mientras tanto, los # créditos de esa compra están de nuevo en tu cuenta.}}',
  'refund.failedNext': 'Escribe a {support} y dinos cómo prefieres recibir el dinero.',
  'refund.failedNote': 'Ver factura',
  'refund.mailOther': 'Te reembolsamos {amount} por “{plan}” en {brand}, como acordamos contigo.',
  'refund.mailNote': 'Ver nota de crédito',
  'refund.mailOrders': 'Ver tus pedidos',
};
