/** Lo que dicen las llamadas de las llaves de acceso y sus correos. */
export const es = {
  'passkey.nameMissing': 'Escribe un nombre para la llave de acceso.',
  'passkey.nameLong': 'Usa 60 caracteres como máximo.',
  'passkey.defaultName': 'Llave de acceso',
  'passkey.notHere': 'Las llaves de acceso no funcionan en esta dirección. Ve a {domain}.',
  'passkey.tooLate': 'Tu solicitud tardó más de cinco minutos o se envió dos veces. Empieza de nuevo.',
  'passkey.notGood': 'No pudimos verificar la respuesta de tu dispositivo. Inténtalo de nuevo o usa otro dispositivo.',
  'passkey.known': 'Esta llave de acceso ya se agregó. Usa otro dispositivo o administrador de contraseñas.',
  'passkey.tooMany': 'Llegaste al límite de {most} llaves de acceso. Elimina una que ya no uses.',
  'passkey.notFound': 'No encontramos la llave de acceso. Vuelve a cargar la página.',
  'passkey.lastFactor':
    'Es tu único método de verificación en dos pasos, y el panel la exige. Primero agrega otra llave de acceso o configura ahí una app de autenticación.',
  'passkey.loginRefused':
    'Esta llave de acceso no corresponde a ninguna cuenta. Es posible que se haya eliminado. Inicia sesión con tu contraseña.',
  'passkey.copied':
    'Por tu seguridad, bloqueamos esta llave de acceso: es posible que alguien la haya copiado. Inicia sesión con tu contraseña y elimínala.',
  'passkey.addedSubject': 'Nueva llave de acceso en {brand}',
  'passkey.addedBody':
    'Se agregó la llave de acceso “{name}” a tu cuenta de {brand}. Con ella puedes iniciar sesión sin contraseña. Tu contraseña sigue funcionando.',
  'passkey.removedSubject': 'Llave de acceso de {brand} eliminada',
  'passkey.removedBody':
    'Se eliminó la llave de acceso “{name}” de tu cuenta de {brand}. Ya no puedes iniciar sesión con ella.',
  'passkey.copiedSubject': 'Posible copia de tu llave de {brand}',
  'passkey.copiedBody':
    'Alguien intentó iniciar sesión en {brand} con la llave de acceso “{name}”, pero su contador de uso no coincidió. Es posible que la hayan copiado. Bloqueamos el intento. Inicia sesión con tu contraseña y elimina esta llave.',
  'passkey.notYou':
    '¿No fuiste tú? Cambia tu contraseña de inmediato, revisa tus llaves de acceso y escribe a {support}.',
  'passkey.mailAction': 'Revisar llaves de acceso',
};
