/** Lo que dicen las llamadas de cuentas y sus correos. */
export const es = {
  'account.passwordShort': 'Usa una contraseña de al menos 8 caracteres.',
  'account.passwordLong': 'Usa una contraseña de 128 caracteres como máximo.',
  'account.passwordCommon':
    'Esta contraseña es fácil de adivinar. Elige una que no sea una palabra común ni tu propio nombre.',
  'account.loginRefused': 'El correo y la contraseña no coinciden.',
  'account.closed':
    'Cerraste esta cuenta. El correo que lo confirmó trae el enlace para abrirla de nuevo, durante los 14 días siguientes.',
  'account.registered':
    'Gracias. Te enviamos un correo; si esta dirección es nueva aquí, ya puedes iniciar sesión con tu contraseña.',
  'account.gateRefused': 'Este acceso no coincide. Compruébalo con quien te lo dio.',
  'account.gateOpen': 'Este sitio está abierto: no necesitas acceso.',
  'account.welcomeSubject': 'Te damos la bienvenida a {brand}',
  'account.welcomeBody': 'Tu cuenta en {brand} está lista. Ya puedes iniciar sesión con la contraseña que elegiste.',
  'account.welcomeAction': 'Iniciar sesión',
  'account.notYou': '¿No abriste tú esta cuenta? Escribe a {support} y la eliminaremos.',
  'account.knownSubject': 'Ya tienes una cuenta en {brand}',
  'account.knownBody':
    'Alguien intentó abrir una cuenta en {brand} con tu dirección. Ya tienes una: inicia sesión con la contraseña que elegiste entonces. No se cambió nada.',
  'account.knownNotYou': '¿No fuiste tú? Entonces no hay nada que hacer. Preguntas: {support}',
};
