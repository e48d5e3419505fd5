/** Lo que dicen las llamadas del segundo factor y sus correos. */
export const es = {
  'second-factor.atHome':
    'Administra la verificación en dos pasos en el panel de la marca a la que pertenece tu cuenta.',
  'second-factor.tooLate': 'Esta configuración venció a los 10 minutos o se inició en otra sesión. Empieza de nuevo.',
  'second-factor.codeRefused':
    'Ese código no funcionó. Es posible que ya se haya usado o que la hora de tu teléfono no sea correcta. Escribe el código actual.',
  'second-factor.recoveryRefused':
    'Ese código de recuperación no es válido o ya se usó. Cada código sirve una sola vez.',
  'second-factor.unreadable':
    'Ya no podemos verificar tu app de autenticación. Usa un código de recuperación o una llave de acceso, o pide a un propietario que restablezca tu verificación en dos pasos.',
  'second-factor.otherPasskey':
    'Esa llave de acceso es de otra cuenta. Usa una de la cuenta con la que iniciaste sesión.',
  'second-factor.noAuthenticator': 'Configura una app de autenticación antes de generar códigos de recuperación.',
  'second-factor.last':
    'Es tu único método de verificación en dos pasos, y el panel la exige. Primero agrega una llave de acceso o cambia de app de autenticación.',
  'second-factor.tooManyTries':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}} o usa una llave de acceso.',
  'second-factor.setSubject': 'Nueva app de autenticación en {brand}',
  'second-factor.setBody':
    'Ahora necesitas un código de tu app de autenticación para iniciar sesión en el panel de {brand}. Tus apps y códigos de recuperación anteriores ya no funcionan.',
  'second-factor.removedSubject': 'App de autenticación eliminada: {brand}',
  'second-factor.removedBody':
    'Los códigos de tu app de autenticación y los de recuperación ya no funcionan en el panel de {brand}. Tus llaves de acceso sí.',
  'second-factor.codesRenewedSubject': 'Códigos de recuperación nuevos: {brand}',
  'second-factor.codesRenewedBody':
    'Se generaron nuevos códigos de recuperación para tu cuenta del equipo de {brand}. Los anteriores ya no funcionan.',
  'second-factor.codeUsedSubject': 'Código de recuperación usado en {brand}',
  'second-factor.codeUsedBody':
    'Alguien, probablemente tú, inició sesión en tu cuenta de {brand} con uno de tus códigos de recuperación. Ese código ya no funciona.',
  'second-factor.resetSubject': 'Verificación restablecida en {brand}',
  'second-factor.resetBody':
    'Un propietario de {brand} restableció tu verificación en dos pasos, incluidas las llaves de acceso, y cerró todas tus sesiones. La configurarás de nuevo la próxima vez que inicies sesión.',
  'second-factor.notYou':
    '¿No fuiste tú? Avisa de inmediato a un propietario, cambia tu contraseña y escribe a {support}.',
  'second-factor.mailAction': 'Abrir el panel',
  'second-factor.codeWanted': 'Escribe el código de tu app de autenticación.',
  'second-factor.memberUnreadable':
    'En este momento no podemos verificar tu app de autenticación. Usa un código de recuperación o una llave de acceso.',
  'second-factor.memberTooMany':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}} o usa una llave de acceso.',
  'second-factor.memberSetSubject': 'Verificación en dos pasos activada',
  'second-factor.memberSetBody':
    'La verificación en dos pasos está activada. Desde ahora, {brand} te pide un código de tu app de autenticación al iniciar sesión. Tus apps y códigos de recuperación anteriores ya no funcionan.',
  'second-factor.memberRemovedSubject': 'Verificación en dos pasos desactivada',
  'second-factor.memberRemovedBody':
    'La verificación en dos pasos está desactivada. {brand} ya no te pide un código al iniciar sesión, y tus códigos de recuperación ya no funcionan.',
  'second-factor.memberCodesRenewedSubject': 'Códigos de recuperación nuevos: {brand}',
  'second-factor.memberCodesRenewedBody':
    'Se generaron nuevos códigos de recuperación para tu cuenta de {brand}. Los anteriores ya no funcionan.',
  'second-factor.memberCodeUsedSubject': 'Código de recuperación usado en {brand}',
  'second-factor.memberCodeUsedBody':
    'Alguien, probablemente tú, usó uno de tus códigos de recuperación en {brand}. Ese código ya no funciona.',
  'second-factor.memberResetSubject': 'Verificación restablecida en {brand}',
  'second-factor.memberResetBody':
    'Se restableció la verificación en dos pasos de tu cuenta de {brand}. Tu app de autenticación, tus códigos de recuperación y tus llaves de acceso ya no funcionan.',
  'second-factor.memberNotYou': '¿No fuiste tú? Restablece tu contraseña de inmediato y escribe a {support}.',
  'second-factor.memberMailAction': 'Revisar seguridad',
};
