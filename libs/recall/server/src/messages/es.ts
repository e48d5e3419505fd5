/** Lo que dicen las llamadas sobre recalls. */
export const es = {
  'recall.wrongVin': 'VIN incorrecto',
  'recall.vinUnknown': 'No pudimos obtener el año, la marca y el modelo con este VIN. Busca por año, marca y modelo.',
  'recall.incomplete': 'Escribe un VIN, o el año, la marca y el modelo.',
  'recall.noSource':
    'No se pudieron cargar los datos de retiros de seguridad (recalls). Eso no significa que no haya ninguno. Inténtalo más tarde o consulta a la NHTSA.',
  'recall.watchUnknown':
    'No encontramos este vehículo. Elige el año, la marca y el modelo de la lista, o escribe el VIN.',
  'recall.watchMany': 'Ya recibes alertas de {most, number} vehículos, el máximo. Desactiva una para agregar otra.',
  'recall.linkChanged':
    'Este enlace está incompleto o fue modificado. Ábrelo otra vez desde el correo o cópialo completo.',
  'recall.watchGone': 'Estas alertas de retiros ya están desactivadas. No recibirás más correos sobre este vehículo.',
  'recall.confirmLate':
    'Este enlace venció o las alertas se desactivaron. Los enlaces vencen a los 7 días. Para solicitar alertas otra vez, consulta los retiros de este vehículo.',
  'recall.confirmSubject': 'Confirma tus alertas: {title}',
  'recall.confirmBody':
    '{brand} recibió una solicitud para enviar a este correo alertas de nuevos retiros de seguridad (recalls) del {title}.',
  'recall.confirmUntil':
    'Confirma en un plazo de 7 días para activarlas. Si no lo haces, borraremos tu dirección y no te enviaremos más correos. Todas las alertas incluyen un enlace para desactivarlas.',
  'recall.confirmAction': 'Activar alertas',
  'recall.notMe': 'No lo solicité: no me envíen más correos sobre esto',
  'recall.newSubject': '{count, plural, one {Nuevo retiro de seguridad: {title}} other {# nuevos retiros: {title}}}',
  'recall.newBody':
    'Tienes activadas las alertas de retiros de seguridad (recalls) del {title}. {count, plural, one {Hay un nuevo retiro que podría afectarlo.} other {Hay # nuevos retiros que podrían afectarlo.}} Las descripciones están en inglés, como se publicaron.',
  'recall.campaign':
    '{country, select, CA {Retiro {campaign} de Transport Canada} other {Campaña {campaign} de la NHTSA}}',
  'recall.parkIt': 'No manejes este auto.',
  'recall.parkOutside': 'Estaciónalo al aire libre, lejos de edificios.',
  'recall.newMore': '{count, plural, one {Hay 1 retiro más en el sitio.} other {Hay # retiros más en el sitio.}}',
  'recall.newMay':
    'Buscamos por año, marca y modelo, y un retiro puede abarcar solo algunos de esos vehículos. Para saber si el tuyo tiene un retiro pendiente, consulta el VIN con la NHTSA o un concesionario de la marca. La reparación es gratis.',
  'recall.newAction': 'Ver retiros',
  'recall.end': 'Desactivar las alertas de este vehículo',
};
