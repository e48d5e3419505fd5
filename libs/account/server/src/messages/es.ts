/** Lo que dicen las llamadas de cuentas y sus correos. */
export const es = {
  'account.passwordShort': 'Usa una contraseña de al menos 8 caracteres.',
  'account.passwordLong': 'Usa una contraseña de 128 caracteres como máximo.',
  'account.passwordCommon':
    'Esta contraseña es fácil de adivinar. Elige una que no sea una palabra común ni tu propio nombre.',
  'account.loginRefused':
    'El correo y la contraseña no coinciden. Si acabas de registrarte, abre primero el enlace del correo que te enviamos.',
  'account.tooManyTries':
    'Demasiadas contraseñas equivocadas. Inténtalo de nuevo en {minutes, plural, one {# minuto} other {# minutos}}, o elige otra contraseña con «¿Olvidaste tu contraseña?».',
  'account.closed':
    'Cerraste esta cuenta. El correo que lo confirmó trae el enlace para abrirla de nuevo, durante los 14 días siguientes.',
  'account.registered':
    'Gracias. Te enviamos un correo: abre el enlace antes de 24 horas y listo. Revisa también la carpeta de spam.',
  'account.resetSent':
    'Enviamos a esta dirección un correo con lo que sigue. Revisa también la carpeta de spam. Si lo pediste varias veces, abre el más reciente.',
  'account.linkOld':
    'Este enlace ya no sirve: ya se usó, lo reemplazó uno más nuevo o es demasiado viejo. Pide un nuevo correo.',
  'account.oldPasswordNeeded':
    'Escribe también tu contraseña actual: pasaron más de 10 minutos desde que iniciaste sesión. Si no tienes una, cierra la sesión y vuelve a iniciarla.',
  'account.oldPasswordWrong': 'La contraseña actual no coincide.',
  'account.passwordChanged': 'Cambiaste tu contraseña. Se cerró la sesión en todos tus otros dispositivos.',
  'account.device': '{browser} en {system}',
  'account.sessionUnknown': 'La sesión de este dispositivo ya se cerró.',
  'account.googleNotConfigured': 'Aquí no puedes entrar con Google. Entra con tu correo y tu contraseña.',
  'account.googleRefused': 'Google no confirmó quién eres. Inténtalo de nuevo o entra con tu correo y tu contraseña.',
  'account.googleDown': 'Google no responde en este momento. Inténtalo en un minuto o entra con tu contraseña.',
  'account.googleUsePassword':
    'Ya tienes una cuenta con este correo. Entra con su contraseña, o elige una nueva con «¿Olvidaste tu contraseña?».',
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
    'Alguien, quizás tú, pidió otra contraseña en {brand}. Abre el enlace antes de una hora para elegirla. Mientras tanto no cambia nada.',
  'account.resetAction': 'Elegir otra contraseña',
  'account.resetNotYou': '¿No fuiste tú? Entonces no hay nada que hacer. Preguntas: {support}',
  'account.firstSubject': 'Elige la contraseña de tu cuenta en {brand}',
  'account.firstBody':
    'Con tu compra abrimos una cuenta para ti en {brand}: ahí quedan lo que compraste, tus créditos y tus facturas. Abre el enlace antes de 24 horas para elegir su contraseña.',
  'account.firstAction': 'Elegir una contraseña',
  'account.firstLater': 'También puedes hacerlo después: pide otro enlace aquí cuando quieras: {reset}',
  'account.firstNotYou': '¿No compraste nada? Entonces alguien escribió mal su correo. Escribe a {support}.',
  'account.noneSubject': 'No hay cuenta en {brand} con esta dirección',
  'account.noneBody':
    'Alguien pidió otra contraseña en {brand} para tu dirección, pero no hay ninguna cuenta con ella. Si fuiste tú, quizás te registraste con otra dirección o aún no abriste el enlace de tu registro.',
  'account.signUpAction': 'Crear una cuenta',
  'account.closedSubject': 'Tu cuenta en {brand} está cerrada',
  'account.changedSubject': 'Se cambió tu contraseña en {brand}',
  'account.changedBody':
    'Se acaba de cambiar la contraseña de tu cuenta en {brand}. Se cerró la sesión en todos los demás dispositivos.',
  'account.changedNotYou':
    '¿No fuiste tú? Elige otra contraseña ahora mismo, con lo que se cierran las demás sesiones, y escribe a {support}.',
};
