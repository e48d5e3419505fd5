/** Lo que dicen las llamadas del perfil y sus correos. */
export const es = {
  'account.webInvalid': 'Escribe una dirección web completa, como www.example.com.',
  'account.companyMissing': 'Escribe el nombre de la empresa.',
  'profile.messageMissing': 'Escribe un mensaje.',
  'profile.messageLong': 'Tu mensaje es demasiado largo. Usa 10,000 caracteres como máximo.',
  'profile.fileLarge': 'Esta imagen pesa más de 2 MB. Elige una más pequeña.',
  'profile.unprintable':
    'No podemos mostrar {characters} en etiquetas ni facturas. Escribe el nombre de tu empresa con letras latinas, griegas o cirílicas.',
  'profile.saved': 'Perfil guardado',
  'profile.emailAsked':
    'Perfil guardado. Para cambiar tu correo, abre en las próximas 24 horas el enlace que enviamos a {email}. Hasta entonces, sigue usando el actual.',
  'profile.emailTooOften': 'Pediste demasiados cambios de correo hoy. Inténtalo de nuevo mañana.',
  'profile.linkOver':
    'Este enlace venció, ya se usó o se reemplazó, o cambiaste tu contraseña. Vuelve a pedir el cambio de correo en tu perfil o escribe a soporte.',
  'profile.emailChanged': 'Correo actualizado. Desde ahora, inicia sesión con él.',
  'profile.dealerRegistered': 'Tu registro como concesionario está activo',
  'profile.dealerWithdrawn': 'Revocamos tu acceso de concesionario. Si quieres recuperarlo, escribe a {support}.',
  'profile.notDealer': 'Solo los concesionarios pueden agregar un logo. Regístrate primero como concesionario.',
  'profile.imageSaved': 'Foto actualizada',
  'profile.imageRemoved': 'Foto eliminada',
  'profile.logoSaved': 'Logo actualizado',
  'profile.logoRemoved': 'Logo eliminado',
  'profile.noImage': 'No encontramos la imagen. Vuelve a cargar la página.',
  'profile.fault.kind': 'Este tipo de archivo no es compatible. Elige una imagen JPEG, PNG, WebP o AVIF.',
  'profile.fault.heic': 'No se admiten imágenes HEIC. Guarda la tuya como JPEG y elígela de nuevo.',
  'profile.fault.huge': 'Esta imagen tiene demasiados píxeles. Redúcela o elige otra.',
  'profile.fault.broken': 'Esta imagen está dañada y no se puede leer. Guárdala de nuevo o elige otra.',
  'profile.contactSent': 'Gracias. Enviamos tu mensaje a nuestro equipo de soporte.',
  'profile.contactSubject': 'Mensaje de {sender}',
  'profile.contactBody': '{sender} escribió desde la página de contacto. Responde a este correo para contestarle.',
  'profile.confirmSubject': 'Confirma tu nuevo correo en {brand}',
  'profile.confirmBody': 'Recibimos una solicitud para usar este correo en una cuenta de {brand}.',
  'profile.confirmLife':
    'Abre el enlace en las próximas 24 horas para confirmarlo. Sirve una sola vez. Después iniciarás sesión con este correo.',
  'profile.confirmNotYou': '¿No fuiste tú? Ignora este correo. Nada cambia si no se abre el enlace.',
  'profile.confirmAction': 'Confirmar correo',
  'profile.askedSubject': 'Tu correo de {brand} está por cambiar',
  'profile.changedSubject': 'Se cambió tu correo de {brand}',
  'profile.askedBody':
    'Recibimos una solicitud para cambiar el correo de tu cuenta de {brand}. Cambiará cuando se confirme la dirección nueva. Hasta entonces, sigue usando esta dirección.',
  'profile.askedByStaffBody':
    'Alguien pidió a nuestro equipo de soporte cambiar el correo de tu cuenta de {brand}. Cambiará cuando se confirme la dirección nueva. Hasta entonces, sigue usando esta dirección.',
  'profile.askedNotYou':
    'Si fuiste tú, no tienes que hacer nada. Si no, detén el cambio con el botón de abajo. También se cerrarán todas las sesiones.',
  'profile.changedBody':
    'Se cambió el correo de tu cuenta de {brand}. Ya no puedes iniciar sesión con esta dirección, y se cerraron todas las sesiones.',
  'profile.changedNotYou':
    'Si fuiste tú, no tienes que hacer nada. Si no, recupera tu cuenta con el botón de abajo en las próximas 72 horas. Restableceremos tu correo, contraseña y métodos de acceso anteriores.',
  'profile.vetoAction': 'No fui yo',
  'profile.vetoOver': 'Este enlace venció o ya se usó. Si otra persona tiene acceso a tu cuenta, escribe a soporte.',
  'profile.vetoTaken':
    'Ahora otra cuenta usa este correo, así que el cambio no se puede deshacer aquí. Escribe a {support}.',
  'profile.vetoed': 'Cuenta recuperada. Está como antes y se cerraron todas las sesiones.',
  'profile.vetoedSubject': 'Cambio de correo anulado en {brand}',
  'profile.vetoed.former':
    'Deshicimos el cambio de correo de tu cuenta de {brand}. La cuenta vuelve a usar este correo, con tu contraseña y métodos de acceso anteriores. Se cerraron todas las sesiones. Es posible que alguien sepa tu contraseña: elige una nueva.',
  'profile.vetoed.stopped':
    'Detuvimos el cambio de correo de tu cuenta de {brand}, que sigue usando este correo. Se cerraron todas las sesiones. Es posible que alguien sepa tu contraseña: elige una nueva.',
  'profile.vetoed.new':
    'El titular de la cuenta de {brand} deshizo el cambio a este correo. No puedes iniciar sesión con él.',
  'profile.supportVetoSubject': '{email} deshizo un cambio de correo',
  'profile.supportVetoBody':
    'Soporte solicitó otro correo para esta cuenta. Desde el correo anterior, {email}, deshicieron el cambio con el enlace que enviamos.',
  'profile.supportVetoNext':
    'Es posible que quien te contactó no sea el titular. Verifica de nuevo su identidad antes de cambiar esta cuenta.',
  'profile.vetoedAction': 'Restablecer contraseña',
  'profile.emailCanceled': 'Cambio de correo cancelado',
  'profile.emailResent': 'Enviamos un enlace nuevo a {email}.',
  'profile.nothingPending': 'No hay ningún cambio de correo pendiente. Escribe el correo nuevo y guarda.',
  'profile.dealerSubject': 'Ya eres concesionario en {brand}',
  'profile.dealerBody':
    '{company} ya está registrada como concesionario en {brand}. Tienes acceso a todas las funciones para concesionarios.',
  'profile.dealerNotYou': '¿No fuiste tú? Escribe a {support} y anularemos el registro.',
  'profile.dealerAction': 'Ver tu cuenta',
  'profile.newDealerSubject': 'Nuevo concesionario: {company}',
  'profile.newDealerBody':
    '{member} se registró como concesionario en {brand}. Responde a este correo para escribirle.',
  'profile.newDealerSize': '{count, plural, one {# empleado} other {# empleados}}',
};
