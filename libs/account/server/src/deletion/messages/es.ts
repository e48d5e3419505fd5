/** Lo que dicen las llamadas para eliminar una cuenta y sus correos. */
export const es = {
  'deletion.emailInvalid': 'Escribe un correo electrónico válido.',
  'deletion.messageMissing': 'Escribe un mensaje.',
  'deletion.messageLong': 'Este mensaje tiene más de 10,000 caracteres. Acórtalo, por favor.',
  'deletion.linkOver': 'Este enlace ya no sirve: ya se usó o se venció.',
  'deletion.lastOwner':
    'No se cerró nada: esta cuenta es la única propietaria del panel de {brand}. Haz antes que otra persona sea propietaria (puede quien administra el servidor) y vuelve a abrir este enlace.',
  'deletion.notClosed': 'Esta cuenta ya no espera a ser borrada: se abrió de nuevo o ya se borró.',
  'deletion.noMember': 'Esta marca no tiene a ese miembro. Puede que se haya borrado.',
  'deletion.ofStaff': 'Esta cuenta es del equipo. Primero quítala del equipo.',
  'deletion.isClosed': 'Esta cuenta ya está cerrada. Mira las solicitudes de eliminación.',
  'deletion.askedEnough': 'A este miembro ya se le preguntó tres veces en las últimas 24 horas. Inténtalo mañana.',
  'deletion.confirmSubject': '¿Quieres eliminar tu cuenta de {brand}?',
  'deletion.confirmBody':
    'Recibimos una solicitud para eliminar tu cuenta de {brand}. Todavía no ha pasado nada. Si quieres seguir, abre la página de abajo y confírmalo ahí.',
  'deletion.confirmUntil': 'El enlace sirve una sola vez, hasta el {day}. Si no haces nada, tu cuenta queda como está.',
  'deletion.confirmPlans':
    'Si tienes un plan que se renueva, termina en cuanto confirmes: ya no se cobra nada y no vuelve, aunque cambies de idea.',
  'deletion.confirmNotYou': '¿No lo pediste tú? Entonces no hay nada que hacer. Preguntas: {support}',
  'deletion.confirmAction': 'Confirmar la eliminación',
  'deletion.closedSubject': 'Tu cuenta de {brand} está cerrada',
  'deletion.closedBody':
    'Lo confirmaste, así que tu cuenta de {brand} está cerrada: se cerró tu sesión en todas partes y nadie puede entrar. El {day} la borraremos con todos tus datos.',
  'deletion.closedUndo':
    '¿Cambiaste de idea? Hasta el {day}, este enlace abre tu cuenta de nuevo, con todo lo que tenía. Los planes que se renovaban ya terminaron y no vuelven; no se cobra nada más por ellos.',
  'deletion.closedAction': 'Abrir mi cuenta de nuevo',
  'deletion.restoredSubject': 'Tu cuenta de {brand} está abierta de nuevo',
  'deletion.restoredBody':
    'Abriste de nuevo tu cuenta de {brand}. Todo está donde estaba; entra con la contraseña que tenías. Si tenías un plan que se renovaba, terminó al cerrar la cuenta: si lo quieres otra vez, suscríbete de nuevo.',
  'deletion.restoredNotYou': '¿No fuiste tú? Escribe a {support} cuanto antes.',
  'deletion.reopenedBody':
    'Nuestro soporte abrió de nuevo tu cuenta de {brand}, así que no se borrará. Todo está donde estaba; entra con la contraseña que tenías. Si tenías un plan que se renovaba, terminó al cerrar la cuenta: si lo quieres otra vez, suscríbete de nuevo.',
  'deletion.reopenedNotWanted': '¿No nos lo pediste? Escribe a {support} o pide otra vez que la eliminemos.',
  'deletion.receiptSubject': 'Tu cuenta de {brand} está eliminada',
  'deletion.receiptBody':
    'Borramos tu cuenta de {brand} y todos tus datos: tu nombre, tu correo, tu teléfono, tus imágenes, tus accesos y los correos que te enviamos.',
  'deletion.receiptStays':
    'Las etiquetas que hiciste todavía se pueden verificar por su número, para que el papel en otras manos siga valiendo. Nada en ellas lleva a ti.',
  'deletion.receiptLast':
    'Este es nuestro último correo para ti, y no guardamos tu dirección. Gracias por haber estado aquí.',
  'deletion.supportSubject': 'Solicitud de eliminación de {email}',
  'deletion.supportKnown':
    '{email} nos pide eliminar su cuenta. Le pedimos por correo que lo confirme. Esto es lo que escribió:',
  'deletion.supportUnknown':
    '{email} nos pide eliminar una cuenta, pero no hay ninguna abierta con esta dirección, así que no le enviamos ningún correo. Esto es lo que escribió:',
};
