/** Lo que el servidor dice de las etiquetas. */
export const es = {
  'sticker.wrongVin': 'VIN incorrecto',
  'sticker.noCredit': 'Una etiqueta nueva cuesta un crédito y ya no te queda ninguno. Elige un plan para crearla.',
  'sticker.off':
    '{brand} no está creando etiquetas nuevas en este momento. No se usó ningún crédito. Conservas tus créditos y etiquetas. ¿Tienes preguntas? Escribe a {support}.',
  'sticker.fairUse':
    'Llegaste al límite de uso razonable de tu plan ilimitado: {limit, number} etiquetas por periodo. Si necesitas más ahora, escribe a {support} o compra créditos.',
  'sticker.linkOver': 'Este enlace venció. Abre el documento desde tu cuenta.',
  'sticker.none': 'No encontramos esta etiqueta. Revisa el número de 16 caracteres que lleva impreso.',
  'sticker.noneBefore': 'Aún no tienes una etiqueta de este vehículo. Crea una nueva. No se usó ningún crédito.',
  'sticker.several': 'Este VIN corresponde a varios vehículos. Elige el tuyo y crea la etiqueta de nuevo.',
  'sticker.noSuchVehicle':
    'No encontramos ningún {vehicle}. Elige año, marca y modelo de las listas, o escribe el VIN.',
  'sticker.notClassic':
    'Los vehículos clásicos son de {year} o anteriores. Si el tuyo es más nuevo, escribe su VIN o su año, marca y modelo.',
  'sticker.unreadableColors': 'Hay un problema con los colores que elegiste. Elígelos de nuevo y crea la etiqueta.',
  'sticker.unreadablePackages': 'Elige de nuevo las opciones (300 como máximo) y crea la etiqueta.',
  'sticker.unreadablePlate': 'Ingresa de nuevo las líneas y los códigos de la placa de datos y crea la etiqueta.',
  'sticker.unreadableChoices': 'Hay un problema con tus opciones. Elígelas de nuevo y paga. No se te cobró nada.',
  'sticker.unreadableChange': 'Hay un problema con tus opciones. Elígelas de nuevo.',
  'sticker.changedSince': 'No puedes editar esta etiqueta aquí. Abre tu pedido de nuevo o inicia sesión.',
  'sticker.manyChanges':
    'Llegaste al límite de {most, number} versiones de esta etiqueta. Para editarla de nuevo, escribe a {support}.',
  'sticker.otherVehicle':
    'Tus opciones son de otro vehículo. Elígelas de nuevo para este vehículo y paga. No se te cobró nada.',
  'sticker.unprintable':
    'No podemos imprimir {characters}. Escribe “{text}” con letras latinas, griegas o cirílicas y crea la etiqueta.',
  'sticker.bare':
    '{facts, plural, =0 {No tenemos datos} one {Solo tenemos # dato} other {Solo tenemos # datos}} de este vehículo además de su nombre. Una etiqueta necesita al menos {least}. No se usó ningún crédito. {has, select, name {Busca por VIN.} classic {Agrega los códigos de la placa de datos y crea la etiqueta.} other {Inténtalo más adelante, cuando haya más datos disponibles.}}',
  'sticker.restricted':
    '{brand} crea etiquetas con datos propios para los años modelo {from} a {to}. Para este vehículo, confirma versión, colores y paquetes. La etiqueta se basará solo en lo que elijas.',
  'sticker.notRestricted':
    'Este año modelo no tiene restricciones. Crea una etiqueta estándar con todos los datos disponibles.',
  'sticker.revoked': 'Esta etiqueta se anuló el {date} y ya no se puede abrir.',
  'sticker.altered':
    'Los datos de esta etiqueta no coinciden con nuestra firma, así que no se puede abrir. Escríbenos a {email}.',
  'sticker.badge.genuine': 'Etiqueta verificada',
  'sticker.badge.revoked': 'Etiqueta anulada',
  'sticker.badge.none': 'Etiqueta no encontrada',
  'sticker.badge.alt': 'Verificar la etiqueta de este {title}',
  'sticker.busy':
    'Estamos creando muchas etiquetas en este momento. La tuya está guardada. Ábrela de nuevo en unos minutos.',
};
