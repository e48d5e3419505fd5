import type { en } from './en.ts';

/** Los textos del cambio de plan. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'switch.open': 'Cambiar de plan',
  'switch.title': 'Cambiar de plan',
  'switch.now': 'Ahora',
  'switch.then.now': 'Desde hoy',
  'switch.then.period-end': 'Desde el {date}',
  'switch.unused': 'Parte no usada de «{plan}»',
  'switch.today': 'Pagas hoy',
  'switch.card': 'Se cobra a la tarjeta con la que se renueva tu plan.',
  'switch.begins': 'El nuevo plan empieza hoy. Próximo pago: {price} el {date}.',
  'switch.later': '«{plan}» sigue siendo tuyo hasta el {date}. Ese día se cobran {price} por el nuevo plan.',
  'switch.creditsStay': 'Los créditos que tienes siguen siendo tuyos.',
  'switch.creditsAdded':
    'Los créditos que tienes siguen siendo tuyos y hoy {count, plural, =0 {no se suma ninguno} one {se suma #} other {se suman #}}.',
  'switch.counted.report':
    '{count, plural, one {# crédito de este periodo cuenta} other {# créditos de este periodo cuentan}} entre tus primeros {limit} reportes.',
  'switch.counted.sticker':
    '{count, plural, one {# crédito de este periodo cuenta} other {# créditos de este periodo cuentan}} entre tus primeras {limit} etiquetas.',
  'switch.undoable': 'Puedes anularlo hasta el {date}.',
  'switch.pay': 'Pagar {price} y cambiar',
  'switch.schedule': 'Cambiar el {date}',
  'switch.switching': 'Cambiando…',
  'switch.keep': 'Seguir con mi plan',
  'switch.done': 'Ya tienes «{plan}». Te enviamos el recibo por correo.',
  'switch.scheduled': 'Tu plan cambia el {date}. Te enviamos una confirmación por correo.',
  'switch.pending': 'Estamos esperando el pago. Tu nuevo plan aparece aquí en cuanto se complete.',
  'switch.next': '«{plan}» empieza el {date}, por {price}.',
  'switch.undo': 'Anular el cambio',
  'switch.undoing': 'Anulando…',
  'switch.undone': 'Anulaste el cambio. «{plan}» se renueva como antes.',
  'switch.offerTitle': 'Ya tienes «{plan}»',
  'switch.offerNow': 'Mejor cambia de plan: hoy pagas {price} y nada se cobra dos veces.',
  'switch.offerLater': 'Mejor cambia de plan: hoy no pagas nada. El nuevo empieza el {date}.',
};
