/** Lo que dicen las llamadas del panel sobre planes. */
export const es = {
  'planDesk.none': 'Esta marca no tiene ese plan.',
  'planDesk.noChange': 'Ese cambio ya no existe. Mira de nuevo la lista de precios.',
  'planDesk.changed':
    'Alguien cambió la lista de precios desde que la miraste. Mírala de nuevo y cambia después lo que aún haga falta.',
  'planDesk.past': 'El cambio ya habría terminado. Elige un final que esté por venir, o ninguno.',
  'planDesk.period': 'El cambio terminaría antes de empezar. Revisa los dos momentos; están en UTC.',
  'planDesk.single': 'Este plan paga un documento, y así se queda. Cambia un paquete en su lugar.',
  'planDesk.tooMany': 'Esta lista de precios tiene tantos cambios como caben. Retira uno primero.',
  'planDesk.oneSingle': 'Ya hay un plan de un solo documento. Cambia ese o agrega un paquete.',
  'planDesk.noSingle': 'Agrega primero un plan de un solo documento: es el que los compradores ven elegido.',
  'planDesk.documents':
    'Un paquete paga de 2 a 1,000 documentos, un plan que se renueva hasta 10,000 y uno sin límite está pensado para 10 o más. Solo un plan que se renueva tiene intervalo.',
};
