/** Lo que dicen las llamadas de cuentas y sus correos. */
export const es = {
  'account.passwordShort': 'Elige una contraseña de al menos 8 caracteres.',
  'account.passwordLong': 'Elige una contraseña de 128 caracteres como máximo.',
  'account.passwordCommon':
    'Esta contraseña es fácil de adivinar: apareció en una filtración de datos o se basa en una palabra común o en tu nombre. Prueba con varias palabras sin relación entre sí.',
  'account.passwordShortStaff': 'Las contraseñas del equipo deben tener al menos 12 caracteres.',
  'account.passwordOutgrown':
    'Las contraseñas del equipo ahora deben tener al menos 12 caracteres. Elige “¿Olvidaste tu contraseña?” para crear una más larga y luego inicia sesión.',
  'account.loginRefused':
    'El correo o la contraseña no son correctos. Si acabas de registrarte, abre primero el enlace que te enviamos.',
  'account.tooManyTries':
    'Demasiadas contraseñas incorrectas. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}} o elige una nueva con “¿Olvidaste tu contraseña?”.',
  'account.suspended': 'Esta cuenta está suspendida. Escribe a {support} para saber por qué o pedir una revisión.',
  'account.closed':
    'Cerraste esta cuenta. Puedes reactivarla durante 14 días con el enlace del correo de confirmación.',
  'account.registered':
    'Revisa tu correo y abre en las próximas 24 horas el enlace que te enviamos. Si no lo ves, revisa la carpeta de spam.',
  'account.resetSent':
    'Te enviamos un correo con los siguientes pasos. Si no lo ves, revisa la carpeta de spam. Si lo pediste varias veces, abre el más reciente.',
  'account.passwordToChoose': 'Elige una contraseña para tu cuenta.',
  'account.linkOld': 'Este enlace venció, ya se usó o se reemplazó por uno más nuevo. Solicita otro correo.',
  'account.proofNeeded': 'Confirma que eres tú e inténtalo de nuevo.',
  'account.twoStepNeeded':
    'Tienes más de {credits} créditos. Para usarlos, configura la verificación en dos pasos o una llave de acceso en “Seguridad”. No se usó ningún crédito.',
  'account.twoStepUnproven':
    'Tienes más de {credits} créditos. Para usarlos, confirma que eres tú con tu llave de acceso o tu código. No se usó ningún crédito.',
  'account.proofPasswordMissing': 'Escribe tu contraseña.',
  'account.proofMailMissing': 'Escribe el código que te enviamos por correo.',
  'account.proofCodeMissing': 'Escribe el código de tu app de autenticación.',
  'account.proofCodeRefused': 'Ese código no funcionó. Revísalo o pide otro.',
  'account.proofPasskeyMissing': 'Usa tu llave de acceso para confirmar que eres tú.',
  'account.proofOtherPasskey': 'Esa llave de acceso es de otra cuenta. Usa una de esta cuenta.',
  'account.proofTooMany':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
  'account.proofMailSubject': '{code} es tu código de {brand}',
  'account.proofMailBody': 'Escribe este código para confirmar que eres tú: {code}. Vence en 10 minutos.',
  'account.proofMailNotYou':
    '¿No lo pediste? Es posible que alguien esté usando tu cuenta. No compartas el código y escribe a {support}.',
  'account.oldPasswordWrong': 'La contraseña actual no es correcta.',
  'account.passwordChanged': 'Contraseña actualizada. Se cerró tu sesión en todos los demás dispositivos.',
  'account.device': '{browser} en {system}',
  'account.newDeviceUnknown': 'Desconocido',
  'account.newDeviceSubject': 'Nuevo inicio de sesión en {brand}',
  'account.newDeviceBody':
    'Alguien inició sesión en tu cuenta de {brand} desde un navegador nuevo. Dispositivo: {device}. Ubicación: {place}. Hora: {time}.',
  'account.newDeviceYou': 'Si fuiste tú, ignora este correo.',
  'account.newDeviceNotYou':
    '¿No fuiste tú? Cambia tu contraseña ahora para cerrar todas las sesiones: {reset} – y luego revisa tu configuración de seguridad.',
  'account.newDeviceAction': 'Revisar mis dispositivos',
  'account.sessionUnknown': 'La sesión en este dispositivo ya está cerrada.',
  'account.googleNotConfigured': 'Aquí no puedes iniciar sesión con Google. Usa tu correo y contraseña.',
  'account.googleRefused':
    'Google no pudo confirmar tu identidad. Inténtalo de nuevo o inicia sesión con tu correo y contraseña.',
  'account.googleDown':
    'No se pudo conectar con Google. Inténtalo de nuevo en un minuto o inicia sesión con tu contraseña.',
  'account.googleUsePassword':
    'Google no pudo verificar este correo. Inicia sesión con tu contraseña o regístrate con tu correo.',
  'account.googleSubject': 'Google vinculado a tu cuenta de {brand}',
  'account.googleBody': 'Ya puedes iniciar sesión en tu cuenta de {brand} con Google.',
  'account.googleNotYou':
    '¿No fuiste tú? Escribe a {support} y desvincularemos Google. Es posible que alguien tenga acceso a tu cuenta de Google, así que revísala también.',
  'account.gateRefused': 'El correo o la contraseña de acceso no son correctos. Verifícalos con quien te los dio.',
  'account.gateOpen': 'El área de miembros está abierta a todos. No necesitas contraseña de acceso.',
  'account.confirmSubject': 'Activa tu cuenta de {brand}',
  'account.confirmBody':
    'Te registraste en {brand}. Abre el enlace en las próximas 24 horas para confirmar tu correo e iniciar sesión.',
  'account.confirmAction': 'Confirmar e iniciar sesión',
  'account.confirmNotYou': '¿No te registraste? Ignora este correo y no se creará ninguna cuenta.',
  'account.knownSubject': 'Ya tienes una cuenta en {brand}',
  'account.knownBody':
    'Alguien intentó registrarse en {brand} con tu correo, pero ya tienes una cuenta. Inicia sesión con tu contraseña. No se cambió nada.',
  'account.knownForgot': '¿Olvidaste tu contraseña? Restablécela aquí: {reset}',
  'account.knownNotYou': '¿No fuiste tú? Ignora este correo.',
  'account.loginAction': 'Iniciar sesión',
  'account.resetSubject': 'Restablece tu contraseña de {brand}',
  'account.resetBody':
    'Recibimos una solicitud para restablecer tu contraseña de {brand}. Abre el enlace en la próxima hora para elegir una nueva. Tu contraseña no cambia hasta que lo hagas.',
  'account.resetAction': 'Restablecer contraseña',
  'account.resetNotYou': '¿No fuiste tú? Ignora este correo.',
  'account.firstSubject': 'Crea tu contraseña de {brand}',
  'account.firstBody':
    'Crea una contraseña para tu cuenta de {brand}, donde están tus compras, créditos y facturas. Abre el enlace en las próximas 24 horas.',
  'account.firstAction': 'Crear contraseña',
  'account.firstLater': 'No hay prisa. Puedes solicitar otro enlace cuando quieras: {reset}',
  'account.firstNotYou':
    '¿No compraste nada? Es posible que alguien haya escrito tu correo por error. Escribe a {support}.',
  'account.noneSubject': 'Este correo no tiene cuenta en {brand}',
  'account.noneBody':
    'Alguien intentó restablecer la contraseña de {brand} con este correo, pero ninguna cuenta lo usa. Si fuiste tú, puede que te hayas registrado con otro correo o que aún no hayas abierto el enlace que te enviamos.',
  'account.signUpAction': 'Crear cuenta',
  'account.mergedSubject': 'Combinamos tu cuenta de {brand}',
  'account.merged': 'Esta cuenta se combinó con otra cuenta tuya. Inicia sesión con el correo de esa cuenta.',
  'account.mergedBody':
    'Alguien intentó restablecer la contraseña de {brand} con este correo, pero su cuenta se combinó con otra cuenta tuya. Inicia sesión con el correo de esa cuenta.',
  'account.closedSubject': 'Tu cuenta de {brand} está cerrada',
  'account.closedBody':
    'Alguien intentó restablecer la contraseña de {brand} con este correo, pero su cuenta está cerrada. Durante los 14 días posteriores al cierre puedes reactivarla con el enlace que te enviamos.',
  'account.changedSubject': 'Se cambió tu contraseña de {brand}',
  'account.changedBody':
    'Se acaba de cambiar la contraseña de tu cuenta de {brand}. Se cerró la sesión en todos los demás dispositivos.',
  'account.changedNotYou':
    '¿No fuiste tú? Restablece tu contraseña de inmediato para cerrar las demás sesiones y escribe a {support}.',
};
