/** Lo que dicen las llamadas del panel sobre miembros y los correos que las siguen. */
export const es = {
  'members.none': 'Esta marca no tiene ese miembro. Puede que sus datos ya se hayan borrado.',
  'members.noDealer': 'Este miembro nunca se registró como concesionario.',
  'members.ofStaff': 'Esta cuenta es del personal: solo un propietario cierra sus sesiones.',
  'members.judgeStaff': 'Esta cuenta es del equipo. Primero quítala del equipo.',
  'members.suspendClosed': 'Esta cuenta ya está cerrada. Mira las solicitudes de eliminación.',
  'members.emailClosed': 'Esta cuenta está cerrada. Primero ábrela de nuevo.',
  'members.emailSame': 'Este ya es el correo de la cuenta.',
  'members.emailTaken':
    '{email} es de otra cuenta de esta marca. Búscala en Miembros: puede estar cerrada o guardar solo compras.',
  'members.emailReserved':
    '{email} era de otra cuenta hasta hace poco y su dueño aún puede recuperarlo. Inténtalo en tres días.',
  'members.emailOwn': 'Este correo es tuyo. Pídeselo a un compañero.',
  'members.emailWaits': 'Hay otro cambio pendiente: a {email}. Primero anúlalo.',
  'members.emailNoneWaits': 'Ya no hay ningún cambio de correo pendiente. Recarga la página.',
  'members.emailTooOften': 'Esta cuenta ya tuvo suficientes correos nuevos hoy. Inténtalo mañana.',
  'members.viewClosed': 'Esta cuenta está cerrada: su miembro no ve nada.',
  'members.viewSuspended': 'Este miembro está suspendido y no ve nada. Primero levanta la suspensión.',
  'members.viewHolder': 'Este comprador aún no tiene cuenta, así que no hay páginas que ver.',
  'members.viewedSubject': 'Soporte miró tu cuenta de {brand}',
  'members.viewedBody':
    'El {day}, nuestro soporte abrió tu cuenta de {brand} para ver tus páginas como las ves tú. La vista termina a los 15 minutos como máximo.',
  'members.viewedReadOnly':
    'Es de solo lectura: en ella no se puede cambiar, comprar ni descargar nada, y no muestra contraseñas ni claves.',
  'members.viewedReason': 'Motivo: {reason}',
  'members.viewedAsk': '¿No pediste ayuda? Escribe a {support}.',
  'members.suspendedSubject': 'Tu cuenta de {brand} está suspendida',
  'members.suspendedBody':
    'Suspendimos tu cuenta en {brand}. No podrás iniciar sesión hasta que levantemos la suspensión.',
  'members.suspendedPlans':
    'Los planes que se renuevan quedan cancelados y no se cobran más. Los correos sobre tus vehículos se detuvieron.',
  'members.suspendedStays':
    'Lo que pagaste sigue siendo tuyo: los enlaces de nuestros correos todavía abren tus pedidos y documentos.',
  'members.suspendedAsk': 'Para saber por qué, o si crees que es un error, escribe a {support}.',
  'members.liftedSubject': 'Tu cuenta de {brand} está abierta de nuevo',
  'members.liftedBody': 'Levantamos la suspensión de tu cuenta en {brand}. Ya puedes iniciar sesión.',
  'members.liftedPlans':
    'Los planes siguen cancelados y los correos sobre tus vehículos, apagados, hasta que los actives de nuevo en tu cuenta.',
  'members.liftedAction': 'Iniciar sesión',
  'members.mergeSelf': 'Es la misma cuenta. Escribe el correo de la otra.',
  'members.mergeNone': 'Ninguna cuenta de esta marca tiene el correo {email}. Revisa si está bien escrito.',
  'members.mergeClosed': '{email} está cerrada o se va a eliminar. Primero detén la eliminación.',
  'members.mergeSuspended': '{email} está suspendida. Primero levanta la suspensión.',
  'members.mergeEmail': 'El correo {email} está por cambiar, o cambió hace menos de tres días. Inténtalo después.',
  'members.mergeHolder': '{email} solo guarda compras. Abre la otra cuenta y une esta a ella.',
  'members.mergeOwn': 'Una de estas cuentas es tuya. Pide a un colega que lo apruebe.',
  'members.merge.same-plan':
    'Ambas cuentas tienen un plan del mismo tipo. Cancela primero el de {email} y deja que termine.',
  'members.merge.list-runs': 'Una lista de {email} todavía está en proceso. Inténtalo cuando termine.',
  'members.mergedSubject': 'Tus cuentas de {brand} ahora son una',
  'members.mergedAway':
    'Nuestro equipo unió esta cuenta a tu cuenta {other} en {brand}. Desde ahora inicia sesión con ese correo: este ya no abre ninguna cuenta.',
  'members.mergedInto': 'Nuestro equipo unió tu cuenta {other} a esta en {brand}. Sigue iniciando sesión como siempre.',
  'members.mergedMoves':
    'Ahí están juntos los pedidos, créditos, planes, documentos, vehículos guardados y mensajes de ambas. Los enlaces y la verificación de tus documentos siguen funcionando.',
  'members.mergedAsk': '¿No lo pediste? Escribe enseguida a {support}.',
  'members.reasonMissing': 'Escribe un motivo.',
  'members.reasonLong': 'Este motivo tiene más de 300 caracteres. Acórtalo, por favor.',
  'members.searchShort': 'Escribe al menos tres letras o cifras seguidas',
  'members.withdrawnSubject': 'Ya no eres concesionario en {brand}',
  'members.withdrawnBody':
    'Retiramos tu registro como concesionario en {brand}. Se acaban los planes de concesionario, el trabajo por lotes, el inventario y tu logotipo en las etiquetas nuevas.',
  'members.withdrawnReason': 'Nuestro motivo: {reason}',
  'members.withdrawnStays':
    'Tu cuenta, tus créditos y todo lo que hiciste siguen siendo tuyos. Si crees que es un error, escribe a {support}.',
  'members.againSubject': 'Vuelves a ser concesionario en {brand}',
  'members.againBody': 'Tienes otra vez acceso a todo lo que {brand} ofrece a los concesionarios.',
  'members.againAction': 'Ver tus datos de concesionario',
};
