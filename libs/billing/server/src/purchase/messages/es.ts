/** Lo que dicen las llamadas de compra. */
export const es = {
  'purchase.noPlan': 'Este plan ya no está a la venta. Elige otro.',
  'purchase.reportsNotYet': 'Los reportes todavía no están a la venta. Las etiquetas sí.',
  'purchase.dealersOnly':
    'Este plan es para concesionarios. Inicia sesión con tu cuenta de concesionario o elige otro plan.',
  'purchase.cart': 'Lo que hay en el carrito no corresponde al plan. Recarga la página y elige el plan otra vez.',
  'purchase.notMade': 'No se cobró nada. Tus opciones no aplican a este plan: elige otro o quítalas.',
  'purchase.priceChanged': 'El precio cambió a {price}. Revísalo y luego paga. No se te cobró nada.',
  'purchase.couponFree':
    'Con este código el primer pago sería gratis, y un plan que se renueva no puede serlo. Sigue sin él.',
  'purchase.card': 'Elige cómo pagas: envía payment_gateway ({gateways}) y, para el modo de prueba, un payment_token.',
  'purchase.notHere': 'Se paga en la página de nuestro servicio de pagos. Recarga esta página para ir allá.',
  'purchase.down': 'Ahora mismo no podemos aceptar pagos, y no se te cobró nada. Inténtalo en unos minutos.',
  'purchase.noStripe': 'Aquí no se puede pagar con Stripe. Elige otra forma de pago.',
  'purchase.planRuns':
    'Ya tienes un plan ilimitado para esto, así que no se te cobró nada. Míralo en Suscripción, en tu cuenta.',
  'purchase.planPending':
    'Un pago de este plan sigue en camino, así que no se te cobró nada más. Mira primero el pedido en tu cuenta.',
  'purchase.keyUsed': 'Esta página ya compró otra cosa. Recárgala para comprar de nuevo.',
  'purchase.sameJustNow':
    'Lo mismo se compró en los últimos diez minutos, así que no se te cobró nada más. El comprobante llega por correo. Para comprarlo otra vez, envía una idempotency_key.',
  'purchase.limited':
    'Se rechazaron varios pagos seguidos, así que hacemos una pausa. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
  'purchase.couponsLimited':
    'Desde tu red se probaron demasiados códigos. Sigue sin el código o pruébalo otra vez en {minutes, plural, one {# minuto} other {# minutos}}.',
  'purchase.noOrder': 'Este enlace no abre ningún pedido o es demasiado viejo. Tus pedidos están en tu cuenta.',
  'purchase.notPaid': 'Este pedido aún no está pagado. Inténtalo de nuevo cuando lo esté.',
  'purchase.accountMailed':
    'Revisa tu bandeja de entrada. Enviamos un correo a la dirección con la que compraste: abre su enlace para terminar.',
  'purchase.notAsked': 'Tu banco no preguntó nada, o ya respondiste. Recarga la página.',
  'purchase.declined.card-declined':
    'Tu banco rechazó la tarjeta. No se te cobró nada. Prueba con otra tarjeta o pregúntale a tu banco.',
  'purchase.declined.challenge-failed':
    'Tu banco no pudo confirmar que eras tú. No se te cobró nada. Paga otra vez para que te pregunte de nuevo.',
  'purchase.declined.expired':
    'El pago no se completó a tiempo. No se te cobró nada. Puedes comprar de nuevo cuando quieras.',
  'purchase.declined.given-up':
    'El pago no llegó a nuestro servicio de pagos. No se te cobró nada. Puedes comprar de nuevo cuando quieras.',
  'purchase.card.sandbox-success': 'Tarjeta que funciona',
  'purchase.card.sandbox-challenge': 'Tarjeta cuyo banco pregunta antes',
  'purchase.card.sandbox-decline': 'Tarjeta rechazada',
  'purchase.card.sandbox-timeout': 'Tarjeta cuya respuesta tarda',
  'purchase.card.sandbox-lost': 'Tarjeta cuyo pago se pierde',
  'purchase.card.sandbox-renewal-decline': 'Tarjeta que funciona una vez, pero no para renovar',
};
