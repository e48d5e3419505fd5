/** Lo que dicen las llamadas del panel sobre miembros y los correos que las siguen. */
export const es = {
  'members.none': 'No encontramos al miembro. Es posible que su cuenta se haya eliminado.',
  'members.noDealer': 'Este miembro nunca se registró como concesionario.',
  'members.ofStaff': 'Es una cuenta del equipo. Solo un propietario puede cerrar sus sesiones.',
  'members.judgeStaff': 'Es una cuenta del equipo. Primero quítala del equipo.',
  'members.suspendClosed': 'Esta cuenta ya está cerrada. Consulta las solicitudes de eliminación.',
  'members.emailClosed': 'Esta cuenta está cerrada. Primero reactívala.',
  'members.emailSame': 'Esta cuenta ya usa ese correo.',
  'members.emailTaken':
    'Otra cuenta de esta marca usa {email}. Búscala en Miembros: puede estar cerrada o tener solo compras.',
  'members.emailReserved':
    'Hasta hace poco {email} era de otra cuenta y su titular aún puede recuperarlo. Inténtalo en tres días.',
  'members.emailOwn': 'Este es tu propio correo. Pide a un colega que haga el cambio.',
  'members.emailWaits': 'Ya hay un cambio pendiente a {email}. Primero cancélalo.',
  'members.emailNoneWaits': 'Ya no hay ningún cambio de correo pendiente. Vuelve a cargar la página.',
  'members.emailTooOften': 'Esta cuenta llegó al límite de cambios de correo de hoy. Inténtalo de nuevo mañana.',
  'members.viewClosed': 'Esta cuenta está cerrada, así que no puedes verla como miembro.',
  'members.viewSuspended':
    'Este miembro está suspendido, así que no puedes ver su cuenta. Primero levanta la suspensión.',
  'members.viewHolder': 'Este comprador aún no tiene una cuenta que puedas ver.',
  'members.viewedSubject': 'Soporte vio tu cuenta de {brand}',
  'members.viewedBody':
    'El {day}, nuestro equipo de soporte abrió una vista de tu cuenta de {brand} para ver tus páginas como las ves tú. La vista dura 15 minutos como máximo.',
  'members.viewedReadOnly':
    'La vista es de solo lectura. Soporte no puede cambiar, comprar ni descargar nada, ni ver contraseñas ni claves.',
  'members.viewedReason': 'Motivo: {reason}',
  'members.viewedAsk': '¿No pediste ayuda? Escribe a {support}.',
  'members.suspendedSubject': 'Suspendimos tu cuenta de {brand}',
  'members.suspendedBody':
    'Suspendimos tu cuenta de {brand}. No podrás iniciar sesión hasta que levantemos la suspensión.',
  'members.suspendedPlans':
    'Los planes con renovación automática se cancelaron y no se cobrarán más. También desactivamos los correos sobre tus vehículos.',
  'members.suspendedStays':
    'Conservas todo lo que pagaste. Con los enlaces de nuestros correos puedes abrir tus pedidos y documentos.',
  'members.suspendedAsk': 'Para saber por qué, o si crees que es un error, escribe a {support}.',
  'members.liftedSubject': 'Tu cuenta de {brand} se reactivó',
  'members.liftedBody': 'Levantamos la suspensión de tu cuenta de {brand}. Ya puedes iniciar sesión.',
  'members.liftedPlans':
    'Tus planes siguen cancelados, y los correos sobre tus vehículos seguirán desactivados hasta que los actives de nuevo en tu cuenta.',
  'members.liftedAction': 'Iniciar sesión',
  'members.mergeSelf': 'Ese correo es de esta cuenta. Escribe el de la otra.',
  'members.mergeNone': 'Ninguna cuenta de esta marca usa {email}. Revisa que esté bien escrito.',
  'members.mergeClosed': 'La cuenta {email} está cerrada o se va a eliminar. Primero detén la eliminación.',
  'members.mergeSuspended': 'La cuenta {email} está suspendida. Primero levanta la suspensión.',
  'members.mergeEmail':
    '{email} cambió de correo en los últimos tres días o tiene un cambio pendiente. Inténtalo más tarde.',
  'members.mergeHolder': '{email} tiene compras, pero no una cuenta. Abre la otra cuenta y combina {email} con ella.',
  'members.mergeOwn': 'Una de estas cuentas es tuya. Pide a un colega que lo apruebe.',
  'members.merge.same-plan':
    'Ambas cuentas tienen un plan del mismo tipo. Primero cancela el de {email} y deja que termine.',
  'members.merge.list-runs': 'Una lista de {email} todavía se está procesando. Inténtalo cuando termine.',
  'members.mergedSubject': 'Combinamos tus cuentas de {brand}',
  'members.mergedAway':
    'Nuestro equipo de soporte combinó esta cuenta con tu cuenta {other} de {brand}. Desde ahora, inicia sesión con ese correo; con este ya no podrás hacerlo.',
  'members.mergedInto':
    'Nuestro equipo de soporte combinó tu cuenta {other} con esta cuenta de {brand}. Inicia sesión como siempre.',
  'members.mergedMoves':
    'Los pedidos, créditos, planes, documentos, vehículos guardados y mensajes de ambas cuentas ahora están juntos. Los enlaces y la verificación de tus documentos siguen funcionando.',
  'members.mergedAsk': '¿No lo pediste? Escribe a {support} de inmediato.',
  'members.reasonMissing': 'Escribe un motivo.',
  'members.reasonLong': 'Usa 300 caracteres como máximo.',
  'members.searchShort': 'Escribe al menos 3 letras o números seguidos',
  'members.withdrawnSubject': 'Ya no eres concesionario en {brand}',
  'members.withdrawnBody':
    'Revocamos tu acceso de concesionario en {brand}. Ya no tienes planes de concesionario, listas de VIN ni inventario, y tu logo ya no aparece en las etiquetas nuevas.',
  'members.withdrawnReason': 'Motivo: {reason}',
  'members.withdrawnStays':
    'Conservas tu cuenta, tus créditos y todo lo que creaste. Si crees que es un error, escribe a {support}.',
  'members.againSubject': 'Vuelves a ser concesionario en {brand}',
  'members.againBody':
    'Restablecimos tu acceso de concesionario. Ya puedes usar otra vez todas las funciones para concesionarios de {brand}.',
  'members.againAction': 'Ver tu cuenta',
};
