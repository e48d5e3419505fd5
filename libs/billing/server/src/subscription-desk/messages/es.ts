/** Lo que dicen las llamadas del panel sobre los planes de un miembro. */
export const es = {
  'subscriptionDesk.none': 'Este miembro no tiene esa suscripción en esta marca. Vuelve a cargar la página.',
  'subscriptionDesk.noPlan':
    'El miembro no puede elegir este plan. Vuelve a cargar la página para ver los que puede elegir.',
  'subscriptionDesk.over': 'Esta suscripción ya terminó. No se cambió nada.',
  'subscriptionDesk.suspended':
    'Este miembro está suspendido y no se le puede cobrar nada. Primero levanta la suspensión.',
  'subscriptionDesk.ending': 'Este plan está cancelado y no se cobró nada. Primero anula la cancelación.',
  'subscriptionDesk.past_due':
    'El último pago no se completó y no se cobró nada. El miembro tiene que cambiar la tarjeta primero.',
  'subscriptionDesk.noPause.over': 'Esta suscripción ya terminó. No se cambió nada.',
  'subscriptionDesk.noPause.ending': 'Este plan está cancelado. Primero anula la cancelación y luego ponlo en pausa.',
  'subscriptionDesk.noPause.past_due':
    'El último pago no se completó y el plan no se puso en pausa. El miembro tiene que cambiar la tarjeta primero.',
  'subscriptionDesk.noPause.paused': 'Este plan ya está en pausa. Vuelve a cargar la página para ver hasta cuándo.',
  'subscriptionDesk.noPause.yearly': 'Solo se pueden poner en pausa los planes que se pagan cada mes.',
  'subscriptionDesk.noPause.switching': 'Este plan está por cambiar. Primero anula el cambio y luego ponlo en pausa.',
  'subscriptionDesk.noPause.renewing':
    'Este plan está por renovarse y no se puso en pausa. Inténtalo de nuevo en una hora.',
  'subscriptionDesk.noPause.pending':
    'Todavía se está procesando el pago de un cambio y el plan no se puso en pausa. Inténtalo en unos minutos.',
  'subscriptionDesk.noPause.changed':
    'Las fechas cambiaron desde que se mostraron y el plan no se puso en pausa. Revísalas e inténtalo de nuevo.',
  'subscriptionDesk.paused':
    'Este plan está en pausa y no se cobró nada. Primero reanúdalo y cámbialo cuando se haya pagado otra vez.',
  'subscriptionDesk.renewing': 'Este plan está por renovarse y no se cambió nada. Inténtalo de nuevo en una hora.',
  'subscriptionDesk.held':
    'El miembro ya tiene un plan ilimitado de este tipo, o su pago está en camino. No se cobró nada.',
  'subscriptionDesk.pending':
    'Todavía se está procesando el pago de otro cambio y no se cobró nada. Inténtalo en unos minutos.',
  'subscriptionDesk.changed': 'El importe cambió desde que se mostró y no se cobró nada. Revísalo y confirma otra vez.',
  'subscriptionDesk.declined': 'La tarjeta del miembro fue rechazada: no se cobró nada y «{plan}» sigue como antes.',
  'subscriptionDesk.down': 'El servicio de pagos no está disponible y no se cobró nada. Inténtalo en unos minutos.',
};
