/** Lo que dicen las llamadas de contenido y su correo. */
export const es = {
  'content.searchLong': 'Busca con 100 caracteres como máximo.',
  'content.madeIn': 'Año modelo {year}',
  'content.madeFrom': 'Años modelo {from} a {to}',
  'content.emailInvalid': 'A este correo le falta algo. Se escribe como nombre@ejemplo.com.',
  'content.purposeUnknown': 'Esa lista no existe.',
  'content.consentMissing': 'Marca primero la casilla: sin tu permiso no guardamos ningún correo.',
  'content.consentUnknown': 'Este texto cambió. Vuelve a cargar la página y léelo antes de aceptar.',
  'content.mailingTaken':
    'Gracias. Abre el correo que te acabamos de mandar y confirma; antes de eso no llega nada más.',
  'content.mailingNone': 'Este enlace no lleva a nada: ya no guardamos ese correo o el enlace está cortado.',
  'content.mailingLate': 'Pasaron más de 7 días desde el correo. Deja tu dirección otra vez y te mandamos uno nuevo.',
  'content.mailingSubject': 'Confirma, por favor: novedades de {brand}',
  'content.mailingBody':
    'Alguien, seguramente tú, dejó esta dirección en {brand} para saber cuándo el producto tiene algo nuevo.',
  'content.mailingConfirm':
    'Confírmala en un plazo de 7 días. Si no haces nada, no llega ningún otro correo y borramos la dirección. Con el mismo enlace puedes dejar de recibirlos más adelante.',
  'content.mailingAction': 'Confirmar o dejar de recibir',
};
