/** Mensajes del módulo webhooks. */
export const es = {
  'webhooks.noEndpoint': 'Este endpoint ya no existe.',
  'webhooks.noEvent': 'Este evento no existe o tiene más de 30 días.',
  'webhooks.noDelivery': 'Este envío ya no está disponible.',
  'webhooks.endpointOff': 'El endpoint está desactivado. Actívalo primero.',
  'webhooks.off': 'Los webhooks no están disponibles aquí.',
  'webhooks.many': 'Llegaste al máximo de 20 endpoints en este modo. Elimina uno para agregar otro.',
  'webhooks.removed': 'Este endpoint se eliminó. Agrégalo de nuevo.',
  'webhooks.url':
    '{fault, select, scheme {Ingresa una URL que empiece con https://.} credentials {Quita el usuario y la contraseña de la URL.} port {Quita el puerto de la URL. Solo se admite el puerto 443.} host {Ingresa un host accesible desde internet.} other {Ingresa una URL completa, como https://example.com/webhooks.}}',
  'webhooks.rangeEmpty': 'No hay eventos en este período.',
  'webhooks.rangeLong':
    'Este período tiene más de {most, number} eventos. Elige uno más corto y repite el resto después.',
  'webhooks.disabledSubject': 'Desactivamos tu endpoint de webhooks',
  'webhooks.disabledBody':
    '{reason, select, gone {{url} respondió que ya no existe (410), así que lo desactivamos.} other {{url} no aceptó nada durante 5 días, así que lo desactivamos.}}',
  'webhooks.disabledNext':
    'Los envíos pendientes continúan cuando lo actives de nuevo. Hasta entonces no le enviaremos eventos nuevos.',
  'webhooks.disabledAction': 'Abrir tu cuenta',
};
