/** La cabecera del archivo de pedidos. */
export const es = {
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
