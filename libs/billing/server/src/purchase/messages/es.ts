/** Textos de las llamadas de compra. */
export const es = {
  'purchase.noPlan': 'Este plan ya no está disponible. Elige otro.',
  'purchase.reportsNotYet': 'Los reportes aún no están disponibles. Las etiquetas sí.',
  'purchase.dealersOnly':
    'Este plan es para concesionarios. Inicia sesión con tu cuenta de concesionario o elige otro plan.',
  'purchase.cart': 'El carrito no coincide con el plan. Vuelve a cargar la página y elige el plan de nuevo.',
  'purchase.notMade': 'No se te cobró nada. Tus opciones no corresponden a este plan. Elige otro plan o quítalas.',
  'purchase.priceChanged': 'El precio cambió a {price}. No se te cobró nada. Revisa el nuevo precio antes de pagar.',
  'purchase.couponFree':
    'Con este código el primer pago sería gratis, y eso no es posible en un plan que se renueva. Continúa sin él.',
  'purchase.card':
    'Elige un método de pago: envía payment_gateway ({gateways}) y, en modo de prueba, un payment_token.',
  'purchase.notHere':
    'El pago se hace en la página de nuestro servicio de pagos. Vuelve a cargar esta página para continuar.',
  'purchase.down': 'No podemos aceptar pagos en este momento. No se te cobró nada. Inténtalo de nuevo en unos minutos.',
  'purchase.noStripe': 'Aquí no puedes pagar con Stripe. Elige otro método de pago.',
  'purchase.planRuns':
    'Ya tienes un plan ilimitado de este tipo, así que no se te cobró nada. Consulta Suscripción en tu cuenta.',
  'purchase.planPending':
    'El pago de este plan aún se está procesando, así que no se te cobró de nuevo. Primero revisa el pedido en tu cuenta.',
  'purchase.keyUsed': 'Esta página ya se usó para otra compra. Vuelve a cargarla para comprar de nuevo.',
  'purchase.sameJustNow':
    'Hiciste esta misma compra en los últimos 10 minutos, así que no se te cobró de nuevo. Te enviaremos el recibo por correo. Para repetirla, envía una idempotency_key.',
  'purchase.limited':
    'Se rechazaron varios pagos seguidos. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
  'purchase.couponsLimited':
    'Se probaron demasiados códigos desde tu red. Continúa sin código o inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
  'purchase.noOrder': 'Este enlace no es válido o venció. Encuentra tus pedidos en tu cuenta.',
  'purchase.notPaid': 'Este pedido aún no está pagado. Inténtalo de nuevo cuando lo esté.',
  'purchase.accountMailed':
    'Revisa tu bandeja de entrada. Enviamos un correo a la dirección que usaste en tu compra. Abre el enlace para terminar.',
  'purchase.notAsked': 'No hay nada que confirmar con tu banco o ya lo hiciste. Vuelve a cargar la página.',
  'purchase.declined.card-declined':
    'Tu banco rechazó la tarjeta. No se te cobró nada. Prueba con otra tarjeta o contacta a tu banco.',
  'purchase.declined.challenge-failed':
    'Tu banco no pudo confirmar que eras tú. No se te cobró nada. Paga otra vez para volver a intentarlo.',
  'purchase.declined.expired': 'El pago no se completó a tiempo. No se te cobró nada y puedes comprar de nuevo.',
  'purchase.declined.given-up':
    'El pago no llegó a nuestro servicio de pagos. No se te cobró nada y puedes comprar de nuevo.',
  'purchase.card.sandbox-success': 'Pago exitoso',
  'purchase.card.sandbox-challenge': 'Requiere confirmación del banco',
  'purchase.card.sandbox-decline': 'Tarjeta rechazada',
  'purchase.card.sandbox-timeout': 'Respuesta lenta',
  'purchase.card.sandbox-lost': 'Sin respuesta',
  'purchase.card.sandbox-renewal-decline': 'Primer pago exitoso, renovaciones rechazadas',
};
