import type { en } from './en.ts';

/** Los textos de las páginas que abre el enlace de un correo, y de la que pide uno. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'account.forgotTitle': 'Elige una contraseña nueva',
  'account.forgotLead': 'Dinos tu correo electrónico y te enviamos un enlace para elegir una contraseña nueva.',
  'account.forgotAction': 'Enviarme el enlace',
  'account.forgotWorking': 'Enviando…',
  'account.forgotSent':
    'Si {email} tiene una cuenta aquí, ya va en camino un correo con un enlace. Sirve por poco tiempo y una sola vez.',
  'account.rememberIt': '¿Recordaste tu contraseña?',

  'account.resetTitle': 'Elige una contraseña nueva',
  'account.resetLead': 'Se cerrarán todas las sesiones abiertas de tu cuenta y entrarás desde aquí.',
  'account.resetAction': 'Guardar la contraseña y entrar',
  'account.resetWorking': 'Guardando la contraseña…',
  'account.resetGone': 'Este enlace ya se usó o venció.',
  'account.linkTooOld': '¿El enlace ya no sirve?',
  'account.newLink': 'Pide uno nuevo',

  'account.confirmTitle': 'Abre tu cuenta',
  'account.confirmLead': 'El enlace de nuestro correo demuestra que esta dirección es tuya. Un clic y listo.',
  'account.confirmAction': 'Abrir mi cuenta',
  'account.confirmWorking': 'Abriendo la cuenta…',
  'account.choosePasswordTitle': 'Elige una contraseña',
  'account.choosePasswordLead': 'Este registro empezó en otro navegador, así que elige aquí tu contraseña.',
  'account.signUpAgain': 'Regístrate de nuevo',

  'account.confirmEmailTitle': 'Confirma tu correo nuevo',
  'account.confirmEmailLead': 'Desde ese momento entrarás con este correo y aquí te escribiremos.',
  'account.confirmEmailAction': 'Usar este correo',
  'account.confirmEmailWorking': 'Cambiando el correo…',
  'account.emailConfirmedTitle': 'Tu correo ha cambiado',
  'account.emailConfirmed': 'Desde ahora entras con {email}. También avisamos a tu dirección anterior.',
  'account.toProfile': 'Ir a tu perfil',

  'account.undoEmailTitle': '¿No fuiste tú?',
  'account.undoEmailLead':
    'Tu correo, tu contraseña y tus formas de entrar vuelven a ser los de antes, y se cierran todas las sesiones.',
  'account.undoEmailAction': 'Recuperar mi cuenta',
  'account.undoEmailWorking': 'Recuperando…',
  'account.undoneTitle': 'Tu cuenta es tuya otra vez',
  'account.undoneLead': 'Puede que alguien sepa tu contraseña. Elige una nueva ahora.',
  'account.undone': 'Otra vez entras con {email}. Se cerraron todas las sesiones.',
  'account.undonePassword': 'Elegir otra contraseña',

  'account.linkIncompleteTitle': 'El enlace no está completo',
  'account.linkIncomplete':
    'Algunos programas de correo cortan los enlaces largos. Copia el enlace entero del correo en la barra de direcciones.',
};
