/** Lo que dicen las llamadas de las pasarelas de pago. */
export const es = {
  'gateway.notSetUp': 'Aquí no está configurado Stripe.',
  'gateway.notSigned': 'La firma no corresponde al contenido. Revisa el secreto del webhook.',
  'gateway.notOurs':
    'Stripe no nos muestra de qué trata este evento. Revisa que la clave y el webhook sean de la misma cuenta y del mismo modo, y qué puede leer la clave.',
  'gateway.notTaken': 'No se pudo registrar el evento. Envíalo de nuevo.',
};
