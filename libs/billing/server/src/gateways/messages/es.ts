/** Lo que dicen las llamadas de las pasarelas de pago. */
export const es = {
  'gateway.notSetUp': 'Aquí no está configurado Stripe.',
  'gateway.notSigned': 'La firma no corresponde al contenido. Revisa el secreto del webhook.',
  'gateway.notTaken': 'No se pudo registrar el evento. Envíalo de nuevo.',
};
