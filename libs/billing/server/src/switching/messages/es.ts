/** Mensajes de las llamadas de cambio de plan. */
export const es = {
  'switch.none': 'No encontramos esa suscripción en tu cuenta. Vuelve a cargar la página para ver las que tienes.',
  'switch.noPlan': 'No puedes cambiar a este plan. Vuelve a cargar la página para ver los que puedes elegir.',
  'switch.over': 'Esta suscripción ya terminó, así que no se cobró nada. Para continuar, elige un plan de nuevo.',
  'switch.ending': 'Este plan está cancelado, así que no se cobró nada. Para cambiarlo, anula la cancelación.',
  'switch.past_due': 'El último pago no se completó. Primero cambia la tarjeta y luego el plan.',
  'switch.paused':
    'Este plan está en pausa, así que no se cobró nada. Primero reanúdalo y cámbialo después del próximo pago.',
  'switch.renewing': 'Este plan está por renovarse, así que no se cambió nada. Inténtalo de nuevo en una hora.',
  'switch.held': 'Ya tienes un plan ilimitado de este tipo o su pago está en proceso. No se cobró nada.',
  'switch.pending':
    'El pago de otro cambio aún se está procesando, así que no se cobró nada. Inténtalo de nuevo en unos minutos.',
  'switch.changed':
    'El monto cambió desde que abriste la página, así que no se cobró nada. Revísalo y confirma de nuevo.',
  'switch.declined':
    'Tu tarjeta fue rechazada. No se cobró nada y “{plan}” continúa como antes. Cambia la tarjeta e inténtalo de nuevo.',
  'switch.down':
    'Nuestro servicio de pagos no está disponible, así que no se cobró nada. Inténtalo de nuevo en unos minutos.',
};
