/** Lo que dicen las llamadas para eliminar una cuenta y sus correos. */
export const es = {
  'deletion.emailInvalid': 'Escribe un correo electrónico válido.',
  'deletion.messageMissing': 'Escribe un mensaje.',
  'deletion.messageLong': 'Tu mensaje es demasiado largo. Usa 10,000 caracteres como máximo.',
  'deletion.linkOver': 'Este enlace venció o ya se usó.',
  'deletion.lastOwner':
    'No cerramos tu cuenta porque eres el único propietario del panel de {brand}. Primero agrega a otro propietario y vuelve a abrir este enlace.',
  'deletion.notClosed': 'Esta cuenta ya no está programada para eliminarse: se reactivó o ya se eliminó.',
  'deletion.noMember': 'No encontramos al miembro. Es posible que su cuenta se haya eliminado.',
  'deletion.ofStaff': 'Es una cuenta del equipo. Primero quítala del equipo.',
  'deletion.isClosed': 'Esta cuenta ya está cerrada. Consulta las solicitudes de eliminación.',
  'deletion.askedEnough':
    'Ya le enviamos tres correos a este miembro en las últimas 24 horas. Inténtalo de nuevo mañana.',
  'deletion.confirmSubject': '¿Quieres eliminar tu cuenta de {brand}?',
  'deletion.confirmBody':
    'Recibimos una solicitud para eliminar tu cuenta de {brand}. Para continuar, abre el enlace de abajo y confirma. No se elimina nada hasta que lo hagas.',
  'deletion.confirmUntil': 'El enlace sirve una sola vez, hasta el {day}. Si no haces nada, tu cuenta queda como está.',
  'deletion.confirmPlans':
    'Al confirmar, los planes con renovación automática se cancelan de inmediato y no se cobra nada más. Seguirán cancelados aunque cambies de opinión.',
  'deletion.confirmNotYou': '¿No lo pediste? Ignora este correo.',
  'deletion.confirmAction': 'Confirmar eliminación',
  'deletion.closedSubject': 'Cerramos tu cuenta de {brand}',
  'deletion.closedBody':
    'Como lo pediste, cerramos tu cuenta de {brand} y todas tus sesiones. El {day} la eliminaremos de forma definitiva con todos tus datos.',
  'deletion.closedUndo':
    '¿Cambiaste de opinión? Hasta el {day} puedes reactivar tu cuenta con todo lo que tenía. Los planes cancelados no se reanudan ni se te volverán a cobrar.',
  'deletion.closedAction': 'Reactivar mi cuenta',
  'deletion.restoredSubject': 'Tu cuenta de {brand} se reactivó',
  'deletion.restoredBody':
    'Reactivaste tu cuenta de {brand}. Todo está como lo dejaste y tu contraseña es la misma. Los planes que se cancelaron al cerrar la cuenta no se reanudaron. Puedes suscribirte de nuevo cuando quieras.',
  'deletion.restoredNotYou': '¿No fuiste tú? Escribe a {support} de inmediato.',
  'deletion.reopenedBody':
    'Nuestro equipo de soporte reactivó tu cuenta de {brand}, así que no se eliminará. Todo está como lo dejaste y tu contraseña es la misma. Los planes que se cancelaron al cerrar la cuenta no se reanudaron. Puedes suscribirte de nuevo cuando quieras.',
  'deletion.reopenedNotWanted': '¿No lo pediste? Escribe a {support} o vuelve a solicitar la eliminación.',
  'deletion.receiptSubject': 'Eliminamos tu cuenta de {brand}',
  'deletion.receiptBody':
    'Eliminamos de forma definitiva tu cuenta de {brand} y todos tus datos: nombre, correo, teléfono, imágenes, datos de acceso y los correos que te enviamos.',
  'deletion.receiptStays':
    'Las etiquetas que creaste se pueden seguir verificando con su número, para que las copias impresas sigan siendo válidas. Nada en ellas te identifica.',
  'deletion.receiptLast':
    'Este es el último mensaje que recibirás de nosotros: ya no tenemos tu correo. Gracias por haber confiado en nosotros.',
  'deletion.supportSubject': 'Solicitud de eliminación de {email}',
  'deletion.supportKnown': '{email} nos pidió eliminar su cuenta. Le enviamos un enlace de confirmación. Su mensaje:',
  'deletion.supportUnknown':
    '{email} nos pidió eliminar una cuenta, pero ninguna cuenta abierta usa este correo, así que no enviamos un enlace de confirmación. Su mensaje:',
};
