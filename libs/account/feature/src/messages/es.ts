import type { en } from './en.ts';

/** Los textos de las pantallas de la cuenta. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'account.email': 'Correo electrónico',
  'account.password': 'Contraseña',
  'account.showPassword': 'Mostrar',
  'account.hidePassword': 'Ocultar',

  'account.loginTitle': 'Inicia sesión',
  'account.loginLead': 'Tus etiquetas se guardan en tu cuenta.',
  'account.loginAction': 'Entrar',
  'account.loginWorking': 'Entrando …',
  'account.noAccount': '¿Aún no tienes cuenta?',
  'account.toSignUp': 'Crea una',

  'account.signUpTitle': 'Crea tu cuenta',
  'account.signUpLead': 'Cada etiqueta que hagas queda aquí, para abrirla y descargarla cuando quieras.',
  'account.signUpAction': 'Crear la cuenta',
  'account.signUpWorking': 'Creando la cuenta …',
  'account.phone': 'Teléfono',
  'account.optional': 'opcional',
  'account.passwordHint': 'Al menos 8 caracteres. Una frase corta funciona bien.',
  'account.haveAccount': '¿Ya tienes cuenta?',
  'account.toLogin': 'Inicia sesión',
  'account.registered': 'Gracias. Si este correo ya tenía una cuenta, entra con la contraseña de esa cuenta.',

  'account.gateTitle': 'Con invitación',
  'account.gateLead': '{brand} está abierto a miembros invitados. Escribe el acceso que te dieron.',
  'account.gateEmail': 'Correo de acceso',
  'account.gatePassword': 'Contraseña de acceso',
  'account.gateAction': 'Abrir la puerta',
  'account.gateWorking': 'Comprobando …',
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
