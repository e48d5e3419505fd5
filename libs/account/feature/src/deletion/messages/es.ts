import type { en } from './en.ts';

/** Los textos de la página para eliminar la cuenta. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'deletion.title': 'Elimina tu cuenta',
  'deletion.contactFirst':
    'Por favor, escribe primero a nuestro equipo de soporte. Sea lo que sea que te hizo pensar en irte, muchas veces podemos arreglarlo, y con preguntar no pierdes nada:',
  'deletion.email': 'Correo electrónico',
  'deletion.emailExample': 'nombre@example.com',
  'deletion.message': 'Mensaje',
  'deletion.messageHint': 'Cuéntanos por qué te vas. Con una frase basta.',
  'deletion.warning':
    'Esta acción no se puede deshacer. Si eliminas tu cuenta, perderás el acceso a ella y a todos tus datos.',
  'deletion.submit': 'Enviar',
  'deletion.submitting': 'Cargando…',
  'deletion.submitted': '¡Tu solicitud se envió correctamente!',
  'deletion.emailInvalid': 'Escribe un correo electrónico válido.',
  'deletion.messageMissing': 'Escribe un mensaje.',
  'deletion.messageLong': 'Este mensaje tiene más de 10,000 caracteres. Acórtalo, por favor.',
  'deletion.failed': 'No pudimos enviar tu solicitud. Inténtalo de nuevo en un momento.',
  'deletion.nextTitle': 'Ahora revisa tu correo',
  'deletion.next':
    'Si {email} tiene una cuenta aquí, va en camino un correo con un enlace. No se elimina nada hasta que abras ese enlace, dentro de 48 horas, y lo confirmes.',
  'deletion.nextMissing': '¿No llega nada en unos minutos? Busca en tu carpeta de spam o escribe a {support}.',
  'deletion.stepsTitle': 'Qué pasa después',
  'deletion.step1': 'Si este correo tiene una cuenta, le enviamos un mensaje con un enlace.',
  'deletion.step2': 'Abres el enlace y lo confirmas. Tu cuenta se cierra en el acto.',
  'deletion.step3': 'Durante 14 días puedes abrirla de nuevo. Después se borra para siempre.',

  'deletion.confirmTitle': '¿Eliminarla para siempre?',
  'deletion.confirmLead': 'Esto es lo que pasa con tu cuenta de {brand}:',
  'deletion.confirmNow': 'Ahora',
  'deletion.confirmNowText':
    'Se cierra. Tu sesión termina en todas partes y nadie puede entrar. Si tienes un plan que se renueva, termina para siempre; ya no se cobra nada.',
  'deletion.confirmUndo': 'Durante 14 días',
  'deletion.confirmUndoText': 'Puedes cambiar de idea: te enviamos un correo con un enlace que la abre de nuevo.',
  'deletion.confirmThen': 'Después',
  'deletion.confirmThenText':
    'Se borra con todos tus datos, y nada la trae de vuelta. Las etiquetas que hiciste todavía se pueden verificar, sin ti.',
  'deletion.confirm': 'Eliminar mi cuenta',
  'deletion.confirming': 'Cerrando tu cuenta…',
  'deletion.keep': 'Conservar mi cuenta',
  'deletion.closedTitle': 'Tu cuenta está cerrada',
  'deletion.closed': 'Tu sesión terminó en todas partes. El {day} la borraremos con todos tus datos.',
  'deletion.closedUndo':
    '¿Cambiaste de idea? El correo que te acabamos de enviar trae un enlace que la abre de nuevo hasta ese día.',
  'deletion.home': 'Ir al inicio',

  'deletion.undoTitle': '¿Abrir tu cuenta de nuevo?',
  'deletion.undoLead': 'Aún puedes recuperar tu cuenta de {brand} tal como estaba, menos un plan que se renovaba.',
  'deletion.undo': 'Abrir mi cuenta de nuevo',
  'deletion.undoing': 'Abriendo tu cuenta…',
  'deletion.openTitle': 'Qué bueno que volviste',
  'deletion.open': 'Tu cuenta está abierta de nuevo. Entra con la contraseña que tenías.',
  'deletion.logIn': 'Entrar',

  'deletion.overTitle': 'Este enlace ya no sirve',
  'deletion.overConfirm': 'Ya se usó, o pasaron sus 48 horas. Puedes pedir uno nuevo.',
  'deletion.overUndo': 'Ya se usó, o pasaron sus 14 días. Si necesitas ayuda, escríbenos:',
  'deletion.askAgain': 'Pedir un enlace nuevo',
};
