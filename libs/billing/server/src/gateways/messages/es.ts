/** Textos de las llamadas de las pasarelas de pago. */
export const es = {
  'gateway.notSetUp': 'Stripe no está configurado aquí.',
  'gateway.notSigned': 'La firma no coincide con el contenido. Revisa el secreto del webhook.',
  'gateway.notOurs':
    'Stripe no devolvió el objeto de este evento. Revisa que la clave y el webhook sean de la misma cuenta y del mismo modo, y que la clave tenga los permisos necesarios.',
  'gateway.notTaken': 'No se pudo procesar el evento. Envíalo de nuevo.',
};
