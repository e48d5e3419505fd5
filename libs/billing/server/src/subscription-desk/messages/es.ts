/** Mensajes de las llamadas del panel sobre los planes de un miembro. */
export const es = {
  'subscriptionDesk.none': 'Este miembro no tiene esa suscripción en esta marca. Vuelve a cargar la página.',
  'subscriptionDesk.noPlan':
    'Este plan no está disponible para el miembro. Vuelve a cargar la página para ver los disponibles.',
  'subscriptionDesk.over': 'Esta suscripción ya terminó. No se cambió nada.',
  'subscriptionDesk.suspended':
    'Este miembro está suspendido, así que no se le puede cobrar. Primero levanta la suspensión.',
  'subscriptionDesk.ending':
    'Este plan está cancelado, así que no se cobró nada. Para cambiarlo, anula la cancelación.',
  'subscriptionDesk.past_due':
    'El último pago no se completó, así que no se cobró nada. El miembro debe cambiar su tarjeta primero.',
  'subscriptionDesk.noPause.over': 'Esta suscripción ya terminó. No se cambió nada.',
  'subscriptionDesk.noPause.ending': 'Este plan está cancelado. Primero anula la cancelación y luego páusalo.',
  'subscriptionDesk.noPause.past_due':
    'El último pago no se completó, así que el plan no se pausó. El miembro debe cambiar su tarjeta primero.',
  'subscriptionDesk.noPause.paused': 'Este plan ya está en pausa. Vuelve a cargar la página para ver hasta cuándo.',
  'subscriptionDesk.noPause.yearly': 'Solo se pueden pausar los planes mensuales.',
  'subscriptionDesk.noPause.switching':
    'Este plan tiene un cambio programado. Primero anula el cambio y luego páusalo.',
  'subscriptionDesk.noPause.renewing':
    'Este plan está por renovarse, así que no se pausó. Inténtalo de nuevo en una hora.',
  'subscriptionDesk.noPause.pending':
    'El pago de un cambio aún se está procesando, así que el plan no se pausó. Inténtalo de nuevo en unos minutos.',
  'subscriptionDesk.noPause.changed':
    'Las fechas cambiaron, así que el plan no se pausó. Revísalas e inténtalo de nuevo.',
  'subscriptionDesk.paused':
    'Este plan está en pausa, así que no se cobró nada. Primero reanúdalo y cámbialo después del próximo pago.',
  'subscriptionDesk.renewing':
    'Este plan está por renovarse, así que no se cambió nada. Inténtalo de nuevo en una hora.',
  'subscriptionDesk.held':
    'El miembro ya tiene un plan ilimitado de este tipo o su pago está en proceso. No se cobró nada.',
  'subscriptionDesk.pending':
    'El pago de otro cambio aún se está procesando, así que no se cobró nada. Inténtalo de nuevo en unos minutos.',
  'subscriptionDesk.changed': 'El monto cambió, así que no se cobró nada. Revísalo y confirma de nuevo.',
  'subscriptionDesk.declined': 'La tarjeta del miembro fue rechazada. No se cobró nada y “{plan}” continúa como antes.',
  'subscriptionDesk.down':
    'El servicio de pagos no está disponible, así que no se cobró nada. Inténtalo de nuevo en unos minutos.',
};
