/** Lo que dicen las llamadas de las llaves de acceso y sus correos. */
export const es = {
  'passkey.nameMissing': 'Ponle un nombre a la llave de acceso.',
  'passkey.nameLong': 'Usa un nombre de 60 caracteres como máximo.',
  'passkey.defaultName': 'Llave de acceso',
  'passkey.notHere': 'En esta dirección no funcionan las llaves de acceso. Abre {domain}.',
  'passkey.tooLate': 'Pasaron más de cinco minutos, o se envió dos veces. Empieza de nuevo.',
  'passkey.notGood':
    'No se pudo confirmar la respuesta de tu dispositivo. Inténtalo de nuevo o elige otro dispositivo.',
  'passkey.known': 'Esta llave de acceso ya se había agregado. Elige otro dispositivo u otro gestor de contraseñas.',
  'passkey.tooMany': 'Tienes {most} llaves de acceso, el máximo posible. Quita una que ya no uses.',
  'passkey.notFound': 'Esta llave de acceso ya no existe. Vuelve a cargar la página para ver las que hay.',
  'passkey.lastFactor':
    'Es tu único segundo factor, y el panel exige uno. Configura antes un autenticador allí, o agrega otra llave de acceso.',
  'passkey.loginRefused':
    'Esta llave de acceso no abre ninguna cuenta aquí; quizá la quitaron. Entra con tu contraseña.',
  'passkey.copied':
    'Por tu seguridad rechazamos esta llave de acceso: puede que otra persona tenga una copia. Entra con tu contraseña y quítala.',
  'passkey.addedSubject': 'Se agregó una llave de acceso a tu cuenta en {brand}',
  'passkey.addedBody':
    'La llave de acceso «{name}» ya abre tu cuenta en {brand} sin contraseña. Tu contraseña funciona como antes.',
  'passkey.removedSubject': 'Se quitó una llave de acceso de tu cuenta en {brand}',
  'passkey.removedBody': 'La llave de acceso «{name}» ya no abre tu cuenta en {brand}.',
  'passkey.copiedSubject': 'Puede que alguien haya copiado una llave de acceso de tu cuenta en {brand}',
  'passkey.copiedBody':
    'Alguien intentó entrar a {brand} con la llave de acceso «{name}», pero su cuenta de usos no coincide con la de antes. Eso pasa cuando se copia una llave. No dejamos entrar a nadie. Entra con tu contraseña y quita esta llave.',
  'passkey.notYou':
    '¿No fuiste tú? Cambia tu contraseña de inmediato, revisa tus llaves de acceso y escribe a {support}.',
  'passkey.mailAction': 'Ver tus llaves de acceso',
};
