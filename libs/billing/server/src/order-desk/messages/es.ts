/** Lo que dicen las llamadas del panel sobre los pedidos, y la cabecera de su archivo. */
export const es = {
  'orderDesk.noReceipt': 'Este pedido aún no tiene recibo: no está pagado o el recibo se está preparando.',
  'orderDesk.noBuyer': 'La cuenta del comprador se borró y no hay correo al que enviarlo.',
  'orderDesk.sentEnough': 'El recibo se reenvió {most} veces en las últimas 24 horas. Inténtalo mañana.',
  'orderFile.name': 'pedidos',
  'orderFile.number': 'Pedido',
  'orderFile.ordered': 'Pedido el (UTC)',
  'orderFile.settled': 'Pagado el (UTC)',
  'orderFile.state': 'Estado',
  'orderFile.plan': 'Plan',
  'orderFile.renewal': 'Renovación',
  'orderFile.amount': 'Importe',
  'orderFile.refunded': 'Reembolsado',
  'orderFile.currency': 'Moneda',
  'orderFile.gateway': 'Pagado por',
  'orderFile.payment': 'Cobro',
  'orderFile.email': 'Correo',
};
