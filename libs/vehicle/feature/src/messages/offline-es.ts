/** Textos de la página sin conexión. */
export const es = {
  'offline.title': 'Estás sin conexión',
  'offline.lead':
    'Decodifica VIN de marcas y años ya consultados. Los retiros (recalls) y el historial requieren conexión.',
  'offline.decoded': 'Estás sin conexión. Decodificado con datos guardados.',
  'offline.decodedLead': 'Los retiros de seguridad (recalls) y el historial requieren conexión.',
  'offline.none': 'No hay datos guardados para {vin}',
  'offline.noneLead': 'Conéctate a internet e inténtalo de nuevo.',
  'offline.classicLead': 'Los VIN clásicos requieren conexión. Conéctate a internet e inténtalo de nuevo.',
  'offline.retry': 'Intentar de nuevo',
};
