import type { en } from './en.ts';

/** Los textos de las páginas que abre el enlace de un correo, y de la que pide uno. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'account.forgotTitle': 'Restablece tu contraseña',
  'account.forgotLead': 'Escribe tu correo y te enviaremos un enlace para restablecerla.',
  'account.forgotAction': 'Enviar enlace',
  'account.forgotWorking': 'Enviando…',
  'account.forgotSent':
    'Si hay una cuenta con {email}, enviamos un enlace a ese correo. Sirve una sola vez y por tiempo limitado.',
  'account.rememberIt': '¿Recordaste tu contraseña?',

  'account.resetTitle': 'Elige una contraseña nueva',
  'account.resetLead': 'Iniciarás sesión aquí y se cerrarán todas tus demás sesiones.',
  'account.resetAction': 'Guardar e iniciar sesión',
  'account.resetWorking': 'Guardando contraseña…',
  'account.resetGone': 'Este enlace venció o ya se usó.',
  'account.linkTooOld': '¿Venció el enlace?',
  'account.newLink': 'Solicita uno nuevo',

  'account.confirmTitle': 'Activa tu cuenta',
  'account.confirmLead': 'Confirma tu correo para activar tu cuenta e iniciar sesión.',
  'account.confirmAction': 'Activar cuenta',
  'account.confirmWorking': 'Activando cuenta…',
  'account.choosePasswordTitle': 'Elige una contraseña',
  'account.choosePasswordLead': 'Te registraste en otro navegador, así que elige tu contraseña aquí.',
  'account.signUpAgain': 'Regístrate de nuevo',

  'account.confirmEmailTitle': 'Confirma tu correo nuevo',
  'account.confirmEmailLead': 'Usarás este correo para iniciar sesión y recibir nuestros mensajes.',
  'account.confirmEmailAction': 'Confirmar correo',
  'account.confirmEmailWorking': 'Confirmando correo…',
  'account.emailConfirmedTitle': 'Correo actualizado',
  'account.emailConfirmed': 'Desde ahora, inicia sesión con {email}. También avisamos a tu correo anterior.',
  'account.toProfile': 'Ir a tu perfil',

  'account.undoEmailTitle': 'Recupera tu cuenta',
  'account.undoEmailLead':
    'Restableceremos tu correo, contraseña y métodos de acceso anteriores, y cerraremos todas las sesiones.',
  'account.undoEmailAction': 'Recuperar mi cuenta',
  'account.undoEmailWorking': 'Recuperando tu cuenta…',
  'account.undoneTitle': 'Cuenta recuperada',
  'account.undoneLead': 'Es posible que alguien sepa tu contraseña. Elige una nueva ahora.',
  'account.undone': 'Ya puedes volver a iniciar sesión con {email}. Se cerraron todas las sesiones.',
  'account.undonePassword': 'Elegir una contraseña nueva',

  'account.linkIncompleteTitle': 'El enlace está incompleto',
  'account.linkIncomplete':
    'Algunas apps de correo cortan los enlaces largos. Copia el enlace completo del correo y pégalo en la barra de direcciones.',
};
