/** Lo que el servidor dice de las etiquetas. */
export const es = {
  'sticker.wrongVin': 'VIN incorrecto',
  'sticker.noCredit': 'Una etiqueta nueva cuesta un crédito y ya no te queda ninguno. Elige un plan para hacerla.',
  'sticker.off':
    '{brand} no hace etiquetas de ventanilla nuevas por ahora. No se gastó nada: tus créditos y las etiquetas que tienes siguen siendo tuyos. Escribe a {support} si tienes alguna pregunta.',
  'sticker.fairUse':
    'Tu plan sin límite está pensado para {limit, number} etiquetas por periodo y ya las hiciste. Escribe a {support} si necesitas más ahora, o compra créditos.',
  'sticker.linkOver': 'Este enlace ya venció. Abre el documento desde tu panel.',
  'sticker.none': 'Ninguna etiqueta tiene ese número. Compáralo con el papel: son 16 letras y números.',
  'sticker.noneBefore': 'No tienes una etiqueta de este vehículo para rehacer. No se gastó nada. Haz una nueva.',
  'sticker.several': 'Este número corresponde a varios vehículos. Elige el tuyo y vuelve a hacer la etiqueta.',
  'sticker.noSuchVehicle': 'No conocemos ningún {vehicle}. Elige año, marca y modelo de las listas, o escribe el VIN.',
  'sticker.notClassic':
    'Un clásico es de {year} o anterior. Si el tuyo es más nuevo, escribe su VIN o su año, marca y modelo.',
  'sticker.unreadableColors': 'No pudimos leer los colores. Elígelos otra vez y haz la etiqueta.',
  'sticker.unreadablePackages': 'No pudimos leer las opciones, o son más de 300. Elígelas otra vez y haz la etiqueta.',
  'sticker.unreadablePlate':
    'No pudimos leer la placa de datos. Anota otra vez sus líneas y códigos y haz la etiqueta.',
  'sticker.unreadableChoices': 'No pudimos leer tus opciones. Elígelas otra vez y paga. No se cobró nada.',
  'sticker.unreadableChange': 'No se pudo leer lo que elegiste. Elige otra vez.',
  'sticker.changedSince': 'Esta etiqueta no se puede cambiar aquí. Abre otra vez tu pedido o inicia sesión.',
  'sticker.manyChanges':
    'Esta etiqueta ya tiene {most, number} versiones, el máximo aquí. Escribe a {support} para cambiarla otra vez.',
  'sticker.otherVehicle': 'Tus opciones son de otro vehículo. Elígelas para este y paga. No se cobró nada.',
  'sticker.unprintable':
    'El papel no puede mostrar {characters}. Escribe “{text}” con letras latinas, griegas o cirílicas y haz la etiqueta.',
  'sticker.bare':
    'De este vehículo sabemos {facts, plural, =0 {solo su nombre} one {un dato además del nombre} other {# datos además del nombre}}, y no vendemos etiquetas con menos de {least} datos. No se gastó nada. {has, select, name {Lo que más ayuda es el VIN: búscalo por VIN.} classic {Ayudan los códigos de su placa: anótalos y haz la etiqueta.} other {Vuelve cuando nuestras fuentes sepan más.}}',
  'sticker.restricted':
    '{brand} hace etiquetas de los años modelo {from} a {to} con datos propios. Para este vehículo confirma versión, colores y paquetes: la etiqueta se hace solo con lo que elijas.',
  'sticker.notRestricted': 'Este año modelo no tiene restricción. Haz la etiqueta normal, con todo lo que se sabe.',
  'sticker.revoked': 'Esta etiqueta se anuló el {date}. Ya no se puede abrir.',
  'sticker.altered':
    'Los datos de esta etiqueta ya no coinciden con nuestra firma, así que no se puede abrir. Avísanos: {email}',
  'sticker.badge.genuine': 'Etiqueta auténtica',
  'sticker.badge.revoked': 'Etiqueta anulada',
  'sticker.badge.none': 'Esta etiqueta no existe',
  'sticker.badge.alt': 'Verifica la etiqueta de este {title}',
  'sticker.busy': 'Se están haciendo muchas etiquetas ahora mismo. La tuya está guardada; ábrela en un momento.',
};
