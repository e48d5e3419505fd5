/** Mensajes y correos de las llamadas de suscripciones. */
export const es = {
  'subscription.none':
    'No encontramos esa suscripción en tu cuenta. Vuelve a cargar la página para ver las que tienes.',
  'subscription.noPause.over': 'Esta suscripción ya terminó. Para continuar, elige un plan de nuevo.',
  'subscription.noPause.ending': 'Este plan está cancelado. Primero anula la cancelación y luego páusalo.',
  'subscription.noPause.past_due': 'El último pago no se completó. Primero cambia la tarjeta y luego pausa el plan.',
  'subscription.noPause.paused': 'Este plan ya está en pausa. Vuelve a cargar la página para ver hasta cuándo.',
  'subscription.noPause.yearly': 'Solo se pueden pausar los planes mensuales.',
  'subscription.noPause.switching': 'Este plan tiene un cambio programado. Primero anula el cambio y luego páusalo.',
  'subscription.noPause.renewing': 'Este plan está por renovarse, así que no se pausó. Inténtalo de nuevo en una hora.',
  'subscription.noPause.pending':
    'El pago de un cambio aún se está procesando, así que el plan no se pausó. Inténtalo de nuevo en unos minutos.',
  'subscription.noPause.changed':
    'Las fechas cambiaron desde que abriste la página, así que el plan no se pausó. Revísalas e inténtalo de nuevo.',
  'subscription.over': 'Esta suscripción ya terminó. Para continuar, elige un plan de nuevo.',
  'subscription.mailAction': 'Ver tu suscripción',
  'subscription.canceledSubject': 'Tu plan “{plan}” está cancelado',
  'subscription.canceledBody':
    'El {day} {by, select, staff {nuestro equipo de soporte canceló} other {cancelaste}} “{plan}” en {brand}. No se te volverá a cobrar. Lo que pagaste sigue activo hasta el {end}.',
  'subscription.canceledCredits': 'Tus créditos no caducan cuando el plan termina.',
  'subscription.canceledUndo':
    '¿Cambiaste de opinión? Hasta el {end} puedes anular la cancelación con el enlace de abajo.',
  'subscription.keptSubject': 'Tu plan “{plan}” continúa',
  'subscription.keptBody':
    '{by, select, staff {Nuestro equipo de soporte anuló} other {Anulaste}} la cancelación de “{plan}” en {brand}. El plan se renueva el {end} por {price}. Puedes cancelarlo de nuevo cuando quieras.',
  'subscription.switchSubject': 'Tu plan cambia el {end}',
  'subscription.switchBody':
    '{by, select, staff {Nuestro equipo de soporte cambió tu plan} other {Cambiaste tu plan}} de “{plan}” a “{next}” en {brand}. “{plan}” sigue activo hasta el {end}. Ese día empieza “{next}” y se te cobrarán {price}.',
  'subscription.switchUndo': '¿Cambiaste de opinión? Hasta el {end} puedes anular el cambio con el enlace de abajo.',
  'subscription.switchUndone':
    '{by, select, staff {Nuestro equipo de soporte anuló} other {Anulaste}} el cambio de plan en {brand}. “{plan}” se renueva el {end} por {price}, como antes. Puedes cambiarlo de nuevo cuando quieras.',
  'subscription.canceledPaused':
    'El {day} {by, select, staff {nuestro equipo de soporte canceló} other {cancelaste}} “{plan}” en {brand} mientras estaba en pausa. Ya terminó y no se te volverá a cobrar.',
  'subscription.pausedSubject': 'Tu plan “{plan}” está en pausa',
  'subscription.pausedBody':
    '{by, select, staff {Nuestro equipo de soporte pausó} other {Pausaste}} “{plan}” en {brand}. No se te cobrará nada antes del {payment}. Ese día se reanuda y se te cobrarán {price}.',
  'subscription.pausedOpen':
    '{by, select, staff {Nuestro equipo de soporte pausó} other {Pausaste}} “{plan}” en {brand}. No se te cobrará nada hasta que lo reanudes.',
  'subscription.pausedPaid': 'Tu periodo pagado termina el {end}.',
  'subscription.pausedCredits': 'Conservas los créditos que tienes.',
  'subscription.pausedUndo': 'Puedes reanudarlo o cancelarlo cuando quieras con el enlace de abajo.',
  'subscription.resumedSubject': 'Tu plan “{plan}” se reanudará',
  'subscription.resumedBody':
    '{by, select, staff {Nuestro equipo de soporte reanudó} other {Reanudaste}} “{plan}” en {brand}. El próximo pago de {price} es el {payment}. Luego el plan se renueva como siempre.',
  'subscription.resumesSubject': 'Tu plan “{plan}” se reanuda el {payment}',
  'subscription.resumesBody':
    'Tu plan “{plan}” en {brand} se reanuda el {payment}. Cobraremos {price} a tu método de pago guardado.',
  'subscription.againSubject': 'Tu plan “{plan}” está activo de nuevo',
  'subscription.againBody':
    'Tu plan “{plan}” en {brand} está activo de nuevo. El {day} se te cobraron {price}. Tu próximo pago es el {end}.',
  'subscription.notAsked': 'Si no lo solicitaste, escribe a {support}.',
  'subscription.reminderSubject': 'Tu plan “{plan}” se renueva el {end}',
  'subscription.reminderBody':
    'Tu plan “{plan}” en {brand} se renueva el {end}. Cobraremos {price} a tu método de pago guardado.',
  'subscription.reminderOut':
    'Si quieres conservarlo, no tienes que hacer nada. Si no, cancélalo antes de ese día con el enlace de abajo. Solo toma dos clics y no se te cobrará nada.',
  'subscription.failedSubject': 'No pudimos renovar tu plan “{plan}”',
  'subscription.failedBody':
    'Tu plan “{plan}” en {brand} debía renovarse, pero no pudimos cobrar {price}. Esto no afecta lo que ya pagaste y conservas tus créditos.',
  'subscription.failedNext':
    'Lo intentaremos de nuevo el {day}. Revisa que tu tarjeta funcione para entonces: puede estar vencida o haber llegado a su límite.',
  'subscription.failedOther':
    'También puedes cambiar tu tarjeta con el enlace de abajo. En el próximo intento usaremos la nueva.',
  'subscription.cardSubject': 'Cambiaste la tarjeta de tu plan “{plan}”',
  'subscription.cardBody':
    'Cambiaste la tarjeta de “{plan}” en {brand}. El próximo pago de {price} se cobrará a la tarjeta nueva.',
  'subscription.cardNotYou': 'Si no fuiste tú, cambia tu contraseña y escribe a {support}.',
  'subscription.cardOnPage':
    'La tarjeta se ingresa en la página de nuestro servicio de pagos. Vuelve a cargar esta página para continuar.',
  'subscription.cardToken': 'Elige una tarjeta: envía un payment_token.',
  'subscription.cardDeclined': 'Esa tarjeta fue rechazada. Tu plan se renueva como antes. Prueba con otra tarjeta.',
  'subscription.cardDown':
    'Nuestro servicio de pagos no responde, así que no se cambió nada. Inténtalo de nuevo en unos minutos.',
  'subscription.givenUpSubject': 'Tu plan “{plan}” terminó',
  'subscription.givenUpBody':
    'Tu plan “{plan}” en {brand} terminó porque no pudimos cobrar los {price} de su renovación. No lo intentaremos de nuevo.',
  'subscription.endedBody': 'Tu plan “{plan}” en {brand} terminó. No se te volverá a cobrar.',
  'subscription.endedAgain': 'Conservas tus créditos. Si quieres el plan de nuevo, elígelo con el enlace de abajo.',
};
