/** Lo que dicen las llamadas del segundo factor y sus correos. */
export const es = {
  'second-factor.atHome': 'Tu segundo factor pertenece a la marca que guarda tu cuenta. Hazlo en el panel de ella.',
  'second-factor.tooLate': 'Pasaron más de diez minutos, o lo empezaste en otra sesión. Empieza de nuevo.',
  'second-factor.codeRefused':
    'Ese código no funciona: ya se usó o el reloj de tu teléfono no está en hora. Escribe el que ves ahora.',
  'second-factor.recoveryRefused':
    'No es uno de tus códigos de recuperación, o ya se usó. Cada uno sirve una sola vez.',
  'second-factor.unreadable':
    'Aquí ya no se puede comprobar tu autenticador. Usa un código de recuperación o una llave de acceso, o pide a un propietario que restablezca tu segundo factor.',
  'second-factor.otherPasskey':
    'Esta llave de acceso pertenece a otra cuenta. Elige una de la cuenta con la que iniciaste sesión.',
  'second-factor.noAuthenticator':
    'Configura primero un autenticador: los códigos de recuperación lo reemplazan cuando falta.',
  'second-factor.last':
    'Es tu único segundo factor, y el panel exige uno. Agrega antes una llave de acceso, o configura otro autenticador en su lugar.',
  'second-factor.tooManyTries':
    'Demasiados códigos equivocados. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}, o usa una llave de acceso.',
  'second-factor.setSubject': 'Se configuró un autenticador para tu cuenta del panel de {brand}',
  'second-factor.setBody':
    'El panel de {brand} te pedirá sus códigos al iniciar sesión. Los autenticadores y códigos de recuperación que tenías antes ya no sirven.',
  'second-factor.removedSubject': 'Se quitó el autenticador de tu cuenta del panel de {brand}',
  'second-factor.removedBody':
    'Sus códigos y los de recuperación ya no abren el panel de {brand}. Tus llaves de acceso sí.',
  'second-factor.codesRenewedSubject': 'Nuevos códigos de recuperación para tu cuenta del panel de {brand}',
  'second-factor.codesRenewedBody': 'Los códigos de recuperación que tenías antes ya no sirven en {brand}.',
  'second-factor.codeUsedSubject': 'Un código de recuperación abrió el panel de {brand}',
  'second-factor.codeUsedBody':
    'Alguien, probablemente tú, inició sesión en tu cuenta de {brand} con uno de tus códigos de recuperación. Ese código ya no sirve.',
  'second-factor.resetSubject': 'Se restableció tu segundo factor en {brand}',
  'second-factor.resetBody':
    'Un propietario de {brand} restableció tu segundo factor, también las llaves de acceso, y cerró todas tus sesiones. Al iniciar sesión de nuevo configurarás otro.',
  'second-factor.notYou':
    '¿No fuiste tú? Avisa enseguida a un propietario, cambia tu contraseña y escribe a {support}.',
  'second-factor.mailAction': 'Abrir el panel',
  'second-factor.codeWanted': 'Escribe el código de tu app de autenticación.',
  'second-factor.memberUnreadable':
    'Ahora no podemos comprobar tu app de autenticación. Usa un código de recuperación o una llave de acceso.',
  'second-factor.memberTooMany':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}, o usa una llave de acceso.',
  'second-factor.memberSetSubject': 'Activaste la verificación en dos pasos de tu cuenta de {brand}',
  'second-factor.memberSetBody':
    'Desde ahora, {brand} te pide un código de tu app de autenticación al iniciar sesión. Las apps y los códigos de recuperación de antes ya no sirven.',
  'second-factor.memberRemovedSubject': 'Se desactivó la verificación en dos pasos de tu cuenta de {brand}',
  'second-factor.memberRemovedBody':
    '{brand} ya no te pide un código al iniciar sesión. Tus códigos de recuperación ya no sirven.',
  'second-factor.memberCodesRenewedSubject': 'Nuevos códigos de recuperación para tu cuenta de {brand}',
  'second-factor.memberCodesRenewedBody': 'Los códigos de recuperación que tenías antes ya no sirven en {brand}.',
  'second-factor.memberCodeUsedSubject': 'Se usó un código de recuperación de tu cuenta de {brand}',
  'second-factor.memberCodeUsedBody':
    'Alguien, probablemente tú, usó uno de tus códigos de recuperación en {brand}. Ese código ya no sirve.',
  'second-factor.memberResetSubject': 'Se restableció la verificación en dos pasos de tu cuenta de {brand}',
  'second-factor.memberResetBody':
    'Tu app de autenticación, tus códigos de recuperación y tus llaves de acceso de {brand} ya no sirven.',
  'second-factor.memberNotYou': '¿No fuiste tú? Restablece tu contraseña ahora mismo y escribe a {support}.',
  'second-factor.memberMailAction': 'Revisar tu seguridad',
};
