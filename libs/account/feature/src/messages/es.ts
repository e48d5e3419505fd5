import type { en } from './en.ts';

/** Los textos de las pantallas de la cuenta. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'account.email': 'Correo electrónico',
  'account.password': 'Contraseña',
  'account.newPassword': 'Contraseña nueva',
  'account.showPassword': 'Mostrar',
  'account.hidePassword': 'Ocultar',

  'account.loginTitle': 'Inicia sesión',
  'account.loginLead':
    'Accede a {sold, select, both {tus reportes y etiquetas} report {tus reportes} other {tus etiquetas}}.',
  'account.loginAction': 'Iniciar sesión',
  'account.loginWorking': 'Iniciando sesión…',
  'account.toForgot': '¿Olvidaste tu contraseña?',
  'account.noAccount': '¿No tienes cuenta?',
  'account.toSignUp': 'Regístrate',

  'account.signUpTitle': 'Crea tu cuenta',
  'account.signUpLead':
    'Consulta y descarga {sold, select, both {tus reportes y etiquetas} report {tus reportes} other {tus etiquetas}} cuando quieras.',
  'account.signUpAction': 'Crear cuenta',
  'account.signUpWorking': 'Creando cuenta…',
  'account.phone': 'Teléfono',
  'account.optional': 'opcional',
  'account.passwordHint': 'Al menos 8 caracteres. Una frase corta funciona bien.',
  'account.haveAccount': '¿Ya tienes cuenta?',
  'account.toLogin': 'Inicia sesión',
  'account.sentTitle': 'Revisa tu correo',
  'account.registeredSent': 'Enviamos un enlace a {email}. Ábrelo para activar tu cuenta.',
  'account.sentHelp': '¿No te llegó? Revisa la carpeta de spam o verifica que la dirección sea correcta.',
  'account.sendAgain': 'Reenviar correo',
  'account.sendingAgain': 'Enviando…',
  'account.sentAgain': 'Correo reenviado',
  'account.otherEmail': 'Usar otro correo',

  'account.or': 'o',
  'account.passkeyLogin': 'Iniciar sesión con llave de acceso',
  'account.passkeyWorking': 'Sigue las instrucciones de tu dispositivo…',
  'account.passkeyStopped': 'La solicitud se canceló o tardó demasiado. No se cambió nada.',
  'account.passkeyKnown': 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  'account.passkeyUnsupported':
    'Las llaves de acceso no están disponibles en este navegador o en esta dirección. Usa tu contraseña.',
  'account.passkeyFailed': 'Tu dispositivo no pudo completar la solicitud. Inténtalo de nuevo o usa tu contraseña.',

  'account.gateTitle': 'Acceso por invitación',
  'account.gateLead': 'Escribe el correo y la contraseña de acceso que recibiste para {brand}.',
  'account.gateEmail': 'Correo de acceso',
  'account.gatePassword': 'Contraseña de acceso',
  'account.gateAction': 'Continuar',
  'account.gateWorking': 'Verificando…',
  'account.gateHelp': '¿No tienes acceso? Escribe a {email}.',

  'account.emailMissing': 'Escribe tu correo electrónico.',
  'account.emailInvalid': 'Escribe un correo válido, como nombre@example.com.',
  'account.passwordMissing': 'Escribe tu contraseña.',
  'account.newPasswordMissing': 'Elige una contraseña.',
  'account.passwordShort': 'Usa al menos 8 caracteres.',
  'account.passwordLong': 'Usa 128 caracteres como máximo.',
  'account.phoneInvalid': 'Usa solo dígitos, espacios y + ( ) . -',

  'account.loggedOut': 'Cerraste sesión.',
  'account.sessionOver': 'Tu sesión venció. Inicia sesión para continuar donde te quedaste.',
};
