/** Lo que dicen las llamadas del perfil y sus correos. */
export const es = {
  'account.webInvalid': 'Esta dirección web no está completa. Tiene la forma www.example.com.',
  'account.companyMissing': 'Escribe el nombre de la empresa.',
  'profile.messageMissing': 'Escribe un mensaje.',
  'profile.messageLong': 'Este mensaje tiene más de 10,000 caracteres. Acórtalo, por favor.',
  'profile.fileLarge': 'Esta imagen pesa más de 2 MB. Elige una más pequeña.',
  'profile.unprintable':
    'Las etiquetas y facturas no pueden mostrar {characters}. Escribe el nombre de tu empresa con letras latinas, griegas o cirílicas.',
  'profile.saved': 'Guardamos tu perfil.',
  'profile.emailAsked':
    'Guardamos tu perfil. Te enviamos un correo a {email}: abre el enlace en las próximas 24 horas para cambiar tu dirección. Mientras tanto sigue valiendo la actual.',
  'profile.emailTooOften': 'Hoy ya pediste varias direcciones nuevas. Inténtalo de nuevo mañana.',
  'profile.linkOver':
    'Este enlace ya no sirve: tiene más de 24 horas, ya se usó, enviamos uno más nuevo o tu contraseña cambió después. Vuelve a pedir el cambio en tu perfil o escribe a soporte.',
  'profile.emailChanged': 'Tu nueva dirección quedó confirmada. Desde ahora inicia sesión con ella.',
  'profile.dealerRegistered': 'Tu registro como concesionario está listo.',
  'profile.dealerWithdrawn': 'Retiramos tu registro como concesionario. Escribe a {support} si quieres volver a serlo.',
  'profile.notDealer': 'Los logotipos son para concesionarios. Regístrate primero como concesionario.',
  'profile.imageSaved': 'Guardamos tu foto.',
  'profile.imageRemoved': 'Quitamos tu foto.',
  'profile.logoSaved': 'Guardamos tu logotipo.',
  'profile.logoRemoved': 'Quitamos tu logotipo.',
  'profile.noImage': 'Esta imagen ya no está. Recarga la página.',
  'profile.fault.kind': 'Este archivo no es una imagen que podamos usar. Elige un archivo JPEG, PNG, WebP o AVIF.',
  'profile.fault.heic': 'Aquí no podemos leer imágenes HEIC. Guárdala como JPEG y elígela de nuevo.',
  'profile.fault.huge': 'Esta imagen tiene demasiados píxeles para leerla aquí. Hazla más pequeña o elige otra.',
  'profile.fault.broken': 'Esta imagen está dañada y no se puede leer. Guárdala de nuevo o elige otra.',
  'profile.contactSent': 'Gracias. Tu mensaje va en camino a nuestro equipo de soporte.',
  'profile.contactSubject': 'Mensaje de {sender}',
  'profile.contactBody': '{sender} escribió desde la página de contacto. Tu respuesta le llegará directamente.',
  'profile.confirmSubject': 'Confirma tu nueva dirección en {brand}',
  'profile.confirmBody': 'Alguien indicó esta dirección como el nuevo correo de una cuenta en {brand}.',
  'profile.confirmLife':
    'Abre el enlace para confirmarla. Sirve una sola vez y durante 24 horas. Después iniciarás sesión con esta dirección.',
  'profile.confirmNotYou': '¿No fuiste tú? Entonces no hay nada que hacer: sin el enlace no cambia nada.',
  'profile.confirmAction': 'Confirmar esta dirección',
  'profile.askedSubject': 'Tu dirección en {brand} está por cambiar',
  'profile.changedSubject': 'Tu dirección en {brand} cambió',
  'profile.askedBody':
    'Alguien pidió cambiar el correo de tu cuenta de {brand}. El cambio se hace cuando se confirme la dirección nueva. Hasta entonces, esta sigue igual.',
  'profile.askedByStaffBody':
    'Alguien le pidió a nuestro soporte cambiar el correo de tu cuenta de {brand}. El cambio se hace cuando se confirme la dirección nueva. Hasta entonces, esta sigue igual.',
  'profile.askedNotYou':
    '¿Fuiste tú? Entonces no hay nada que hacer. Si no, detén el cambio con el enlace de abajo: se cierran todas las sesiones. Preguntas: {support}',
  'profile.changedBody':
    'Tu cuenta de {brand} tiene un correo nuevo. Ya no puedes entrar con este, y se cerraron todas las sesiones.',
  'profile.changedNotYou':
    '¿Fuiste tú? Entonces no hay nada que hacer. Si no, recupera tu cuenta con el enlace de abajo antes de 72 horas. Tu correo, tu contraseña y tus formas de entrar vuelven a ser los de antes. Preguntas: {support}',
  'profile.vetoAction': 'No fui yo',
  'profile.vetoOver':
    'Este enlace ya no sirve: ya se usó o es demasiado viejo. Escribe a soporte si otra persona tiene tu cuenta.',
  'profile.vetoTaken':
    'Este correo ya tiene otra cuenta, así que el cambio no se puede deshacer aquí. Escribe a {support}.',
  'profile.vetoed': 'Listo. Tu cuenta está como antes y se cerraron todas las sesiones.',
  'profile.vetoedSubject': 'Se deshizo el cambio de correo en {brand}',
  'profile.vetoed.former':
    'Tu cuenta de {brand} tiene otra vez este correo, con la contraseña y las formas de entrar de antes. Se cerraron todas las sesiones. Puede que alguien sepa tu contraseña: elige una nueva.',
  'profile.vetoed.stopped':
    'Detuvimos el cambio: tu cuenta de {brand} conserva este correo. Se cerraron todas las sesiones. Puede que alguien sepa tu contraseña: elige una nueva.',
  'profile.vetoed.new': 'El dueño de la cuenta de {brand} deshizo el cambio a este correo. No puedes entrar con él.',
  'profile.supportVetoSubject': '{email} deshizo un cambio de correo',
  'profile.supportVetoBody':
    'Soporte había pedido otro correo para esta cuenta. {email}, su dirección de antes, lo deshizo con el enlace de nuestro mensaje.',
  'profile.supportVetoNext':
    'Puede que quien lo pidió no sea el dueño. Comprueba de nuevo quién es antes de cambiar esta cuenta.',
  'profile.vetoedSupport': '¿Preguntas? Escribe a {support}.',
  'profile.vetoedAction': 'Elegir otra contraseña',
  'profile.emailCanceled': 'Tu correo queda como está.',
  'profile.emailResent': 'Enviamos un enlace nuevo a {email}.',
  'profile.nothingPending': 'No hay ningún cambio de correo pendiente. Escribe el correo nuevo y guarda.',
  'profile.dealerSubject': 'Tu registro como concesionario en {brand} está listo',
  'profile.dealerBody':
    '{company} quedó registrada como concesionario en {brand}. Desde ahora tienes acceso a todo lo que ofrecemos a los concesionarios.',
  'profile.dealerNotYou': '¿No fuiste tú? Escribe a {support} y lo anularemos.',
  'profile.dealerAction': 'Ver tus datos de concesionario',
  'profile.newDealerSubject': 'Nuevo concesionario: {company}',
  'profile.newDealerBody': '{member} se registró como concesionario en {brand}. Tu respuesta le llegará directamente.',
  'profile.newDealerSize': '{count, plural, one {# empleado} other {# empleados}}',
};
