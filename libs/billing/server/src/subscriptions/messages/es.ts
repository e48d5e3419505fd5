/** Lo que dicen las llamadas de suscripciones y sus correos. */
export const es = {
  'subscription.none':
    'No encontramos esa suscripción en tu cuenta. Vuelve a cargar la página para ver las que tienes.',
  'subscription.noPause.over': 'Esta suscripción ya terminó. Para seguir, elige un plan de nuevo.',
  'subscription.noPause.ending': 'Este plan está cancelado. Primero anula la cancelación y luego ponlo en pausa.',
  'subscription.noPause.past_due':
    'El último pago no se completó. Primero cambia la tarjeta y luego pon el plan en pausa.',
  'subscription.noPause.paused': 'Este plan ya está en pausa. Vuelve a cargar la página para ver hasta cuándo.',
  'subscription.noPause.yearly': 'Solo se pueden poner en pausa los planes que se pagan cada mes.',
  'subscription.noPause.switching': 'Este plan está por cambiar. Primero anula el cambio y luego ponlo en pausa.',
  'subscription.noPause.renewing':
    'Este plan está por renovarse y no se puso en pausa. Inténtalo de nuevo en una hora.',
  'subscription.noPause.pending':
    'Todavía se está procesando el pago de un cambio y el plan no se puso en pausa. Inténtalo en unos minutos.',
  'subscription.noPause.changed':
    'Las fechas cambiaron desde que abriste la página y el plan no se puso en pausa. Revísalas e inténtalo de nuevo.',
  'subscription.over': 'Esta suscripción ya terminó. Para seguir, elige un plan de nuevo.',
  'subscription.mailAction': 'Ver tu suscripción',
  'subscription.canceledSubject': 'Comprobante: tu plan «{plan}» está cancelado',
  'subscription.canceledBody':
    'El {day} {by, select, staff {nuestro equipo de soporte canceló} other {cancelaste}} «{plan}» en {brand}. Ya no se te cobrará más. Lo que pagaste sigue siendo tuyo hasta el {end}.',
  'subscription.canceledCredits': 'Los créditos que tienes no se pierden con el plan.',
  'subscription.canceledUndo': '¿Cambiaste de idea? Hasta el {end} puedes anular la cancelación en la página de abajo.',
  'subscription.keptSubject': 'Tu plan «{plan}» sigue',
  'subscription.keptBody':
    '{by, select, staff {Nuestro equipo de soporte anuló} other {Anulaste}} la cancelación de «{plan}» en {brand}. Se renueva el {end} por {price}. Puedes cancelarlo otra vez cuando quieras.',
  'subscription.switchSubject': 'Tu plan cambia el {end}',
  'subscription.switchBody':
    '{by, select, staff {Nuestro equipo de soporte cambió} other {Cambiaste}} «{plan}» por «{next}» en {brand}. «{plan}» sigue siendo tuyo hasta el {end}. Ese día empieza «{next}» y se te cobrarán {price}.',
  'subscription.switchUndo': '¿Cambiaste de idea? Hasta el {end} puedes anular el cambio en la página de abajo.',
  'subscription.switchUndone':
    '{by, select, staff {Nuestro equipo de soporte anuló} other {Anulaste}} el cambio de plan en {brand}. «{plan}» se renueva el {end} por {price}, como antes. Puedes cambiarlo otra vez cuando quieras.',
  'subscription.canceledPaused':
    'El {day} {by, select, staff {nuestro equipo de soporte canceló} other {cancelaste}} «{plan}» en {brand} mientras estaba en pausa. Ya terminó y no se te cobrará más.',
  'subscription.pausedSubject': 'Tu plan «{plan}» está en pausa',
  'subscription.pausedBody':
    '{by, select, staff {Nuestro equipo de soporte puso} other {Pusiste}} en pausa «{plan}» en {brand}. No se te cobra nada antes del {payment}. Ese día se reanuda y se te cobrarán {price}.',
  'subscription.pausedOpen':
    '{by, select, staff {Nuestro equipo de soporte puso} other {Pusiste}} en pausa «{plan}» en {brand}. No se te cobra nada hasta que lo reanudes.',
  'subscription.pausedPaid': 'Lo que pagaste es tuyo hasta el {end}.',
  'subscription.pausedCredits': 'Conservas los créditos que tienes.',
  'subscription.pausedUndo': 'Puedes reanudarlo o cancelarlo cuando quieras en la página de abajo.',
  'subscription.resumedSubject': 'Tu plan «{plan}» se reanuda',
  'subscription.resumedBody':
    '{by, select, staff {Nuestro equipo de soporte reanudó} other {Reanudaste}} «{plan}» en {brand}. El próximo pago de {price} es el {payment} y desde entonces se renueva como antes.',
  'subscription.resumesSubject': 'Tu plan «{plan}» se reanuda el {payment}',
  'subscription.resumesBody':
    'Tu plan «{plan}» en {brand} se reanuda el {payment}. Cobraremos {price} a tu método de pago guardado.',
  'subscription.againSubject': 'Tu plan «{plan}» está activo de nuevo',
  'subscription.againBody':
    'Tu plan «{plan}» en {brand} está activo de nuevo. El {day} se cobraron {price}. El próximo pago es el {end}.',
  'subscription.notAsked': 'Si no lo pediste, escribe a {support}.',
  'subscription.reminderSubject': 'Tu plan «{plan}» se renueva el {end}',
  'subscription.reminderBody':
    'Tu plan «{plan}» en {brand} se renueva el {end}. Ese día se te cobrarán {price}, de la misma forma en que pagaste antes.',
  'subscription.reminderOut':
    'Si quieres seguir, no tienes que hacer nada. Si no, cancélalo antes de ese día en la página de abajo, en dos clics, y no se te cobra nada.',
  'subscription.failedSubject': 'No pudimos renovar tu plan «{plan}»',
  'subscription.failedBody':
    'Tocaba renovar tu plan «{plan}» en {brand}, pero no se pudieron cobrar {price}. Lo que ya habías pagado no cambia, y los créditos que tienes siguen siendo tuyos.',
  'subscription.failedNext':
    'Lo intentaremos de nuevo el {day}. Revisa que la tarjeta con la que pagaste funcione para entonces: casi siempre es que se venció o llegó a su límite.',
  'subscription.failedOther': 'O cambia tu tarjeta en la página de abajo. El próximo intento se hace con la nueva.',
  'subscription.cardSubject': 'Cambió la tarjeta de tu plan «{plan}»',
  'subscription.cardBody':
    'Cambiaste la tarjeta con la que pagas «{plan}» en {brand}. El próximo pago de {price} se cobra a la nueva.',
  'subscription.cardNotYou': 'Si no fuiste tú, cambia tu contraseña y escribe a {support}.',
  'subscription.cardOnPage':
    'La tarjeta se escribe en la página de nuestro servicio de pagos. Recarga esta página para ir allí.',
  'subscription.cardToken': 'Elige una tarjeta: envía un payment_token.',
  'subscription.cardDeclined': 'Esa tarjeta fue rechazada y el plan se renueva como antes. Prueba con otra.',
  'subscription.cardDown':
    'Nuestro servicio de pagos no responde, así que nada cambió. Inténtalo de nuevo en unos minutos.',
  'subscription.givenUpSubject': 'Tu plan «{plan}» terminó',
  'subscription.givenUpBody':
    'Tu plan «{plan}» en {brand} terminó, porque no se pudieron cobrar los {price} de su renovación. No lo intentaremos más.',
  'subscription.endedBody': 'Tu plan «{plan}» en {brand} terminó. Ya no se te cobrará más.',
  'subscription.endedAgain':
    'Los créditos que tienes siguen siendo tuyos. Si quieres seguir con el plan, elígelo de nuevo en la página de abajo.',
};
