/** Lo que dice la página que aparece cuando no se llega a ninguna otra. */
export const es = {
  'offline.title': 'Estás sin conexión',
  'offline.lead':
    'Aún puedes decodificar VIN de marcas y años que ya buscaste. Los recalls y el historial necesitan conexión.',
  'offline.decoded': 'Sin conexión. Decodificado con datos guardados.',
  'offline.decodedLead': 'Los recalls y el historial necesitan conexión.',
  'offline.none': 'No hay datos guardados de {vin}',
  'offline.noneLead': 'Conéctate e inténtalo de nuevo.',
  'offline.classicLead': 'Los VIN clásicos necesitan conexión. Conéctate e inténtalo de nuevo.',
  'offline.retry': 'Intentar de nuevo',
};
