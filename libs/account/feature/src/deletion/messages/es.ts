import type { en } from './en.ts';

/** Los textos de la página para eliminar la cuenta. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'deletion.title': 'Eliminar tu cuenta',
  'deletion.contactFirst':
    'Antes de irte, escribe a nuestro equipo de soporte. Muchas veces podemos resolver el problema:',
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
  'deletion.messageLong': 'Tu mensaje es demasiado largo. Usa 10,000 caracteres como máximo.',
  'deletion.failed': 'No se pudo enviar tu solicitud. Inténtalo de nuevo en unos minutos.',
  'deletion.nextTitle': 'Ahora revisa tu correo',
  'deletion.next':
    'Si hay una cuenta con {email}, enviaremos un enlace a ese correo. No se elimina nada hasta que lo abras y confirmes. Tienes 48 horas para hacerlo.',
  'deletion.nextMissing': '¿No te llegó? Revisa la carpeta de spam o escribe a {support}.',
  'deletion.stepsTitle': 'Qué pasa después',
  'deletion.step1': 'Si hay una cuenta con este correo, te enviamos un enlace de confirmación.',
  'deletion.step2': 'Abres el enlace y confirmas. Tu cuenta se cierra de inmediato.',
  'deletion.step3': 'Tienes 14 días para reactivarla. Después se elimina de forma definitiva.',

  'deletion.confirmTitle': '¿Eliminar tu cuenta?',
  'deletion.confirmLead': 'Esto pasará con tu cuenta de {brand}:',
  'deletion.confirmNow': 'Ahora',
  'deletion.confirmNowText':
    'Cerramos tu cuenta y tu sesión en todos los dispositivos. Los planes con renovación automática se cancelan de forma definitiva y no se cobra nada más.',
  'deletion.confirmUndo': 'Durante 14 días',
  'deletion.confirmUndoText': 'Todavía puedes cambiar de opinión. Te enviaremos un enlace para reactivar tu cuenta.',
  'deletion.confirmThen': 'Después',
  'deletion.confirmThenText':
    'Tu cuenta y todos tus datos se eliminan de forma definitiva. Las etiquetas que creaste se pueden seguir verificando, pero nada en ellas te identifica.',
  'deletion.confirm': 'Eliminar mi cuenta',
  'deletion.confirming': 'Cerrando tu cuenta…',
  'deletion.keep': 'Conservar mi cuenta',
  'deletion.closedTitle': 'Cerramos tu cuenta',
  'deletion.closed':
    'Tu sesión se cerró en todos los dispositivos. Eliminaremos tu cuenta y todos tus datos de forma definitiva el {day}.',
  'deletion.closedUndo':
    '¿Cambiaste de opinión? Hasta ese día puedes reactivarla con el enlace que te acabamos de enviar por correo.',
  'deletion.home': 'Ir al inicio',

  'deletion.undoTitle': '¿Reactivar tu cuenta?',
  'deletion.undoLead': 'Recuperarás tu cuenta de {brand} como estaba, pero los planes cancelados no se reanudan.',
  'deletion.undo': 'Reactivar mi cuenta',
  'deletion.undoing': 'Reactivando tu cuenta…',
  'deletion.openTitle': 'Qué bueno tenerte de vuelta',
  'deletion.open': 'Tu cuenta está activa otra vez. Inicia sesión con la misma contraseña de antes.',
  'deletion.logIn': 'Iniciar sesión',

  'deletion.overTitle': 'Este enlace venció',
  'deletion.overConfirm':
    'Los enlaces de eliminación sirven una sola vez y vencen a las 48 horas. Puedes solicitar uno nuevo.',
  'deletion.overUndo':
    'Los enlaces de reactivación sirven una sola vez y vencen a los 14 días. Si necesitas ayuda, escríbenos:',
  'deletion.askAgain': 'Solicitar un enlace nuevo',
};
