/** Lo que se dice de los créditos: las líneas del historial y las ofertas. */
export const es = {
  'credits.count':
    '{pot, select, sticker {{count, plural, one {# crédito de etiqueta} other {# créditos de etiqueta}}} vhr {{count, plural, one {# crédito de reporte} other {# créditos de reporte}}} other {{count, plural, one {# crédito} other {# créditos}}}}',
  'credits.bought': 'Compraste {credits}',
  'credits.forMonth': '{credits} de {period} ({plan})',
  'credits.forYear': '{credits} por el año desde {period} ({plan})',
  'credits.sample': '{credits} de prueba',
  'credits.gift': '{credits} de regalo',
  'credits.ticket': '{credits} por las molestias, con tu ticket de soporte',
  'credits.added': 'Recibiste {credits}',
  'credits.used': 'Usaste {credits}: {title}',
  'credits.usedPlan': '{product, select, report {Reporte} other {Etiqueta}} con tu plan sin límite: {title}',
  'credits.givenBack': 'Te devolvimos {credits}: {title}',
  'credits.backToPlan': 'No cuenta en tu plan sin límite: {title}',
  'credits.refunded': 'Retiramos {credits}: te reembolsamos el pago',
  'credits.disputed': 'Retiramos {credits}: tu banco revirtió el pago',
  'credits.corrected': 'Soporte te dio {credits}: una corrección',
  'credits.testPayment': 'Retiramos {credits}: tu pago fue una prueba',
  'credits.takenOff': 'Soporte retiró {credits}: una corrección',
  'credits.setAside': 'Apartamos {credits} para una lista de vehículos',
  'credits.released': 'Te devolvimos {credits} que no hicieron falta para una lista de vehículos',
  'credits.offer': 'Ya no te quedan créditos. {plan}: {price}. Lo que no uses no caduca.',
};
