/** Textos de las llamadas del panel sobre planes. */
export const es = {
  'planDesk.none': 'No encontramos ese plan en esta marca.',
  'planDesk.noChange': 'Este cambio ya no existe. Vuelve a cargar la lista de precios.',
  'planDesk.changed': 'Otra persona cambió la lista de precios. Vuelve a cargarla y haz los cambios que falten.',
  'planDesk.past': 'La fecha de fin ya pasó. Elige una futura o déjala vacía.',
  'planDesk.period': 'La fecha de fin debe ser posterior a la de inicio. Ambas están en UTC.',
  'planDesk.single':
    'Este plan incluye un solo documento y eso no se puede cambiar. Para vender varios, edita un paquete.',
  'planDesk.tooMany': 'Esta lista de precios alcanzó su límite de cambios. Primero revierte uno.',
  'planDesk.oneSingle': 'Ya hay un plan de un solo documento. Edítalo o agrega un paquete.',
  'planDesk.noSingle': 'Primero agrega un plan de un solo documento. Los compradores lo ven preseleccionado.',
  'planDesk.documents':
    'Los paquetes incluyen de 2 a 1,000 documentos; los planes recurrentes, hasta 10,000; los ilimitados, un límite de uso razonable de 10 o más. Solo los planes recurrentes tienen periodo de cobro.',
};
