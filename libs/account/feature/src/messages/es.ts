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
    '{sold, select, both {Tus reportes y etiquetas} report {Tus reportes} other {Tus etiquetas}} se guardan en tu cuenta.',
  'account.loginAction': 'Entrar',
  'account.loginWorking': 'Entrando…',
  'account.toForgot': '¿Olvidaste la contraseña?',
  'account.noAccount': '¿Aún no tienes cuenta?',
  'account.toSignUp': 'Crea una',

  'account.signUpTitle': 'Crea tu cuenta',
  'account.signUpLead':
    '{sold, select, both {Tus reportes y etiquetas quedan} report {Tus reportes quedan} other {Tus etiquetas quedan}} aquí, para abrir y descargar cuando quieras.',
  'account.signUpAction': 'Crear la cuenta',
  'account.signUpWorking': 'Creando la cuenta…',
  'account.phone': 'Teléfono',
  'account.optional': 'opcional',
  'account.passwordHint': 'Al menos 8 caracteres. Una frase corta funciona bien.',
  'account.haveAccount': '¿Ya tienes cuenta?',
  'account.toLogin': 'Inicia sesión',
  'account.sentTitle': 'Revisa tu correo',
  'account.registeredSent': 'Escribimos a {email}. Abre el enlace de ese correo y tu cuenta queda abierta.',
  'account.sentHelp': '¿No llega nada en unos minutos? Mira en el correo no deseado o revisa la dirección.',
  'account.sendAgain': 'Enviarlo otra vez',
  'account.sendingAgain': 'Enviando…',
  'account.sentAgain': 'Ya lo enviamos otra vez.',
  'account.otherEmail': 'Cambiar el correo',

  'account.or': 'o',
  'account.passkeyLogin': 'Entrar con una llave de acceso',
  'account.passkeyWorking': 'Sigue en tu dispositivo…',
  'account.passkeyStopped': 'Lo cancelaste o tardó demasiado. No cambió nada.',
  'account.passkeyKnown': 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  'account.passkeyUnsupported':
    'Las llaves de acceso no funcionan en este navegador o en esta dirección. Usa tu contraseña.',
  'account.passkeyFailed': 'Tu dispositivo no pudo hacerlo. Inténtalo de nuevo o usa tu contraseña.',

  'account.gateTitle': 'Con invitación',
  'account.gateLead': '{brand} está abierto a miembros invitados. Escribe el acceso que te dieron.',
  'account.gateEmail': 'Correo de acceso',
  'account.gatePassword': 'Contraseña de acceso',
  'account.gateAction': 'Abrir la puerta',
  'account.gateWorking': 'Comprobando…',
  'account.gateHelp': '¿No tienes acceso? Escribe a {email}.',

  'account.emailMissing': 'Escribe tu correo electrónico.',
  'account.emailInvalid': 'Este correo no está completo. Tiene la forma nombre@example.com.',
  'account.passwordMissing': 'Escribe tu contraseña.',
  'account.newPasswordMissing': 'Elige una contraseña.',
  'account.passwordShort': 'Usa al menos 8 caracteres.',
  'account.passwordLong': 'Usa como máximo 128 caracteres.',
  'account.phoneInvalid': 'Usa solo dígitos, espacios y + ( ) . -',

  'account.loggedOut': 'Has cerrado la sesión.',
  'account.sessionOver': 'Tu sesión terminó. Entra para seguir donde estabas.',
};
