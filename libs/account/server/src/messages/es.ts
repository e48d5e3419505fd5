/** Lo que dicen las llamadas de cuentas y sus correos. */
export const es = {
  'account.passwordShort': 'Usa una contraseña de al menos 8 caracteres.',
  'account.passwordLong': 'Usa una contraseña de 128 caracteres como máximo.',
  'account.passwordCommon':
    'Esta contraseña es fácil de adivinar: se ha filtrado en otro sitio, o se compone de una palabra común o de tu nombre. Prueba con varias palabras que no vayan juntas.',
  'account.passwordShortStaff': 'Las contraseñas del equipo necesitan al menos 12 caracteres.',
  'account.passwordOutgrown':
    'Las contraseñas del equipo ahora necesitan al menos 12 caracteres. Elige «¿Olvidaste tu contraseña?» para crear una más larga y vuelve a iniciar sesión.',
  'account.loginRefused':
    'El correo y la contraseña no coinciden. Si acabas de registrarte, abre primero el enlace del correo que te enviamos.',
  'account.tooManyTries':
    'Demasiadas contraseñas equivocadas. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}, o elige otra contraseña con «¿Olvidaste tu contraseña?».',
  'account.suspended': 'Esta cuenta está suspendida. Escribe a {support} para saber por qué o pedir que la revisemos.',
  'account.closed':
    'Cerraste esta cuenta. El correo que lo confirmó trae el enlace para abrirla de nuevo, durante los 14 días siguientes.',
  'account.registered':
    'Gracias. Te enviamos un correo: abre el enlace antes de 24 horas y listo. Revisa también la carpeta de spam.',
  'account.resetSent':
    'Enviamos a esta dirección un correo con lo que sigue. Revisa también la carpeta de spam. Si lo pediste varias veces, abre el más reciente.',
  'account.passwordToChoose': 'Elige una contraseña para tu cuenta.',
  'account.linkOld':
    'Este enlace ya no sirve: ya se usó, lo reemplazó uno más nuevo o es demasiado viejo. Pide un nuevo correo.',
  'account.proofNeeded': 'Confirma que eres tú e inténtalo de nuevo.',
  'account.twoStepNeeded':
    'Tienes más de {credits} créditos. Para usarlos, configura la verificación en dos pasos o una llave de acceso en «Seguridad». No se gastó nada.',
  'account.twoStepUnproven':
    'Tienes más de {credits} créditos. Para usarlos, confirma que eres tú con tu llave de acceso o tu código. No se gastó nada.',
  'account.proofPasswordMissing': 'Escribe tu contraseña.',
  'account.proofMailMissing': 'Escribe el código que te enviamos por correo.',
  'account.proofCodeMissing': 'Escribe el código de tu app de autenticación.',
  'account.proofCodeRefused': 'Ese código no funcionó. Revísalo o pide otro.',
  'account.proofPasskeyMissing': 'Usa tu llave de acceso para confirmar que eres tú.',
  'account.proofOtherPasskey': 'Esa llave de acceso es de otra cuenta. Elige la de esta cuenta.',
  'account.proofTooMany':
    'Demasiados códigos incorrectos. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}.',
  'account.proofMailSubject': '{code} es tu código de {brand}',
  'account.proofMailBody': 'Escribe este código para confirmar que eres tú: {code}. Sirve durante 10 minutos.',
  'account.proofMailNotYou':
    '¿No lo pediste? Puede que alguien esté usando tu cuenta. No compartas el código y escribe a {support}.',
  'account.oldPasswordWrong': 'La contraseña actual no coincide.',
  'account.passwordChanged': 'Cambiaste tu contraseña. Se cerró la sesión en todos tus otros dispositivos.',
  'account.device': '{browser} en {system}',
  'account.newDeviceUnknown': 'Desconocido',
  'account.newDeviceSubject': 'Nuevo inicio de sesión en tu cuenta de {brand}',
  'account.newDeviceBody':
    'Alguien inició sesión en tu cuenta de {brand} desde un navegador que no conocíamos. Dispositivo: {device}. Lugar: {place}. Hora: {time}.',
  'account.newDeviceYou': 'Si fuiste tú, no tienes que hacer nada.',
  'account.newDeviceNotYou':
    '¿No fuiste tú? Cambia tu contraseña ahora: {reset} – así se cierra la sesión en todos los dispositivos. Después revisa tus ajustes de seguridad. ¿Preguntas? {support}',
  'account.newDeviceAction': 'Revisar mis dispositivos',
  'account.sessionUnknown': 'La sesión de este dispositivo ya se cerró.',
  'account.googleNotConfigured': 'Aquí no puedes entrar con Google. Entra con tu correo y tu contraseña.',
  'account.googleRefused': 'Google no confirmó quién eres. Inténtalo de nuevo o entra con tu correo y tu contraseña.',
  'account.googleDown': 'Google no responde en este momento. Inténtalo en un minuto o entra con tu contraseña.',
  'account.googleUsePassword':
    'Google no puede responder por este correo. Entra con tu contraseña o regístrate con tu correo.',
  'account.googleSubject': 'Ya puedes entrar a {brand} con Google',
  'account.googleBody': 'Tu cuenta de Google ya abre tu cuenta en {brand}.',
  'account.googleNotYou':
    '¿No fuiste tú? Escribe a {support} y lo desharemos. Puede que otra persona use tu cuenta de Google: revísala también.',
  'account.gateRefused': 'Este acceso no coincide. Compruébalo con quien te lo dio.',
  'account.gateOpen': 'Este sitio está abierto: no necesitas acceso.',
  'account.confirmSubject': 'Confirma tu registro en {brand}',
  'account.confirmBody':
    'Falta un paso para tener tu cuenta en {brand}: abre el enlace antes de 24 horas. Confirma tu dirección y te abre la sesión.',
  'account.confirmAction': 'Confirmar e iniciar sesión',
  'account.confirmNotYou':
    '¿No te registraste? Entonces no abras el enlace y no se creará ninguna cuenta. Preguntas: {support}',
  'account.knownSubject': 'Ya tienes una cuenta en {brand}',
  'account.knownBody':
    'Alguien intentó abrir una cuenta en {brand} con tu dirección. Ya tienes una: inicia sesión con la contraseña que elegiste entonces. No se cambió nada.',
  'account.knownForgot': '¿Olvidaste tu contraseña? Elige otra aquí: {reset}',
  'account.knownNotYou': '¿No fuiste tú? Entonces no hay nada que hacer. Preguntas: {support}',
  'account.loginAction': 'Iniciar sesión',
  'account.resetSubject': 'Elige otra contraseña en {brand}',
  'account.resetBody':
    'Alguien, seguramente tú, pidió una nueva contraseña de {brand}. Abre el enlace dentro de una hora para elegirla. Hasta entonces nada cambia.',
  'account.resetAction': 'Elegir otra contraseña',
  'account.resetNotYou': '¿No fuiste tú? Entonces no hay nada que hacer. Preguntas: {support}',
  'account.firstSubject': 'Elige la contraseña de tu cuenta en {brand}',
  'account.firstBody':
    'Tu cuenta en {brand} guarda lo que compraste, tus créditos y tus facturas. Abre el enlace antes de 24 horas para elegir su contraseña.',
  'account.firstAction': 'Elegir una contraseña',
  'account.firstLater': 'También puedes hacerlo después: pide otro enlace aquí cuando quieras: {reset}',
  'account.firstNotYou': '¿No compraste nada? Entonces alguien escribió mal su correo. Escribe a {support}.',
  'account.noneSubject': 'No hay cuenta en {brand} con esta dirección',
  'account.noneBody':
    'Alguien pidió una nueva contraseña de {brand} con tu correo, pero ninguna cuenta lo usa. Si fuiste tú, puede que te hayas registrado con otro correo o que aún no hayas abierto el enlace que te enviamos.',
  'account.signUpAction': 'Crear una cuenta',
  'account.mergedSubject': 'Esta cuenta de {brand} es parte de otra',
  'account.merged': 'Esta cuenta se unió a otra cuenta tuya. Inicia sesión con el correo de esa cuenta.',
  'account.closedSubject': 'Tu cuenta en {brand} está cerrada',
  'account.changedSubject': 'Se cambió tu contraseña en {brand}',
  'account.changedBody':
    'Se acaba de cambiar la contraseña de tu cuenta en {brand}. Se cerró la sesión en todos los demás dispositivos.',
  'account.changedNotYou':
    '¿No fuiste tú? Elige otra contraseña ahora mismo, con lo que se cierran las demás sesiones, y escribe a {support}.',
};
