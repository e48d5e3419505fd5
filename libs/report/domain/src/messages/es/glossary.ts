/** Términos de un reporte en dos frases: qué es y qué significa para quien compra. */
export const glossary = {
  'glossary.vin.term': 'VIN',
  'glossary.vin.words': 'VIN',
  'glossary.vin.text':
    'El número de identificación del vehículo: 17 caracteres desde 1981, en el parabrisas, la puerta y el título. Los tres deben ser iguales al de este reporte.',
  'glossary.check-digit.term': 'Dígito verificador',
  'glossary.check-digit.words': 'dígito verificador',
  'glossary.check-digit.text':
    'El noveno carácter, que se calcula con todos los demás. Si no concuerda, se copió mal un carácter o el número no es real.',
  'glossary.title.term': 'Título (title)',
  'glossary.title.words': 'título',
  'glossary.title.text':
    'El papel con el que un estado dice de quién es un auto. Se expide otro cuando se vende, se muda o cambia.',
  'glossary.title-brand.term': 'Marca del título (title brand)',
  'glossary.title-brand.words': 'marca',
  'glossary.title-brand.text':
    'Una marca que un estado pone en el título: Salvage, Flood o Rebuilt, por ejemplo. Se queda con el auto cuando se vende.',
  'glossary.title-washing.term': 'Lavado de título (title washing)',
  'glossary.title-washing.words': 'lavado, lavó',
  'glossary.title-washing.text':
    'Sacar título en otro estado para que se pierda la marca. Los títulos anteriores lo delatan: pide verlos.',
  'glossary.salvage.term': 'Salvage (pérdida total)',
  'glossary.salvage.words': 'salvage',
  'glossary.salvage.text':
    'Repararlo costaba más que la parte de su valor que fija el estado. Así no puede circular en casi ningún estado.',
  'glossary.rebuilt.term': 'Reconstruido (rebuilt)',
  'glossary.rebuilt.words': 'reconstruid, rebuilt',
  'glossary.rebuilt.text':
    'Un auto salvage que se reparó y pasó una inspección del estado. Vale menos, y no todas las aseguradoras lo aceptan.',
  'glossary.junk.term': 'Chatarra (junk)',
  'glossary.junk.words': 'chatarra, junk',
  'glossary.junk.text': 'Solo sirve para partes o metal. No debe volver a tener título para circular.',
  'glossary.flood.term': 'Inundado (flood)',
  'glossary.flood.words': 'inund, flood',
  'glossary.flood.text':
    'El auto estuvo bajo el agua. Lo eléctrico puede fallar meses después: levanta las alfombras y huele.',
  'glossary.lemon.term': 'Ley Limón, recomprado (lemon, buyback)',
  'glossary.lemon.words': 'limón, recompr, lemon, buyback',
  'glossary.lemon.text':
    'El fabricante lo recompró porque no pudo arreglar una falla. Pregunta cuál fue y pide los papeles del arreglo.',
  'glossary.total-loss.term': 'Pérdida total (total loss)',
  'glossary.total-loss.words': 'pérdida total',
  'glossary.total-loss.text':
    'Una aseguradora pagó el valor del auto en vez de repararlo. Algunos siguen con un título sin marca.',
  'glossary.jsi.term': 'JSI',
  'glossary.jsi.words': 'JSI',
  'glossary.jsi.text':
    'Junk, salvage e insurance: los reportes que yonques, recicladores y aseguradoras deben hacer de los autos que reciben. Dicen cuándo, quién y qué pasó con el auto.',
  'glossary.odometer.term': 'Alteración del odómetro (rollback)',
  'glossary.odometer.words': 'alteración, alterad, rollback',
  'glossary.odometer.text':
    'Bajarle millas al odómetro, que es delito federal. La señal es una lectura menor que otra anterior.',
  'glossary.not-actual.term': 'No es el millaje real (not actual, TMU)',
  'glossary.not-actual.words': 'no es el millaje real, not actual, TMU',
  'glossary.not-actual.text':
    'El vendedor declaró que el odómetro no marca el millaje verdadero. Desde entonces nadie lo sabe.',
  'glossary.exempt.term': 'Exento (exempt)',
  'glossary.exempt.words': 'exent',
  'glossary.exempt.text':
    'En autos viejos no hay que declarar el millaje: hasta el año modelo 2010, después de 10 años; desde 2011, después de 20. No dice nada de alteraciones.',
  'glossary.lien.term': 'Deuda sobre el auto (lien)',
  'glossary.lien.words': 'deuda, lien',
  'glossary.lien.text':
    'El derecho del banco sobre el auto hasta que se pague el préstamo. Si no se paga, se lo puede llevar, aunque ya sea tuyo.',
  'glossary.impound.term': 'Corralón (impound)',
  'glossary.impound.words': 'corralón, impound',
  'glossary.impound.text':
    'La policía o la ciudad se llevó el auto y lo guardó. Los cargos sin pagar pueden seguir con él.',
  'glossary.structural.term': 'Daño estructural',
  'glossary.structural.words': 'estructural',
  'glossary.structural.text':
    'Se dobló o rompió el chasis o la estructura. Un taller debe medir la reparación, porque de ella depende que te proteja.',
  'glossary.severity.term': 'Leve, moderado, grave',
  'glossary.severity.words': 'leve, moderad, grave',
  'glossary.severity.text': 'Lo que vio por fuera quien hizo el registro. El daño oculto puede ser peor.',
  'glossary.owners.term': 'Dueño',
  'glossary.owners.words': 'dueñ',
  'glossary.owners.text':
    'La persona o empresa a la que se vendió un auto, según los registros. Los títulos solos no cuentan dueños, porque los estados los reexpiden por otras razones.',
  'glossary.fleet.term': 'Flotilla, renta, taxi',
  'glossary.fleet.words': 'flotilla, renta, taxi',
  'glossary.fleet.text':
    'Un auto de trabajo. Muchos choferes y muchas horas lo desgastan; el servicio regular puede haberlo cuidado.',
  'glossary.auction.term': 'Subasta',
  'glossary.auction.words': 'subasta',
  'glossary.auction.text':
    'Donde dealers, bancos y empresas de renta venden a dealers. La condición es la calificación de la subasta, no una inspección.',
  'glossary.emissions.term': 'Prueba de emisiones (smog)',
  'glossary.emissions.words': 'emision',
  'glossary.emissions.text':
    'Una prueba de gases que exigen algunos estados. El auto que no la pasa no se puede registrar ahí hasta repararlo.',
  'glossary.recall.term': 'Recall',
  'glossary.recall.words': 'recall',
  'glossary.recall.text':
    'Una falla de seguridad que el fabricante repara gratis, sea quien sea el dueño. Un dealer de la marca puede decirte con el VIN si sigue pendiente.',
  'glossary.as-of.term': 'Al (as of)',
  'glossary.as-of.text': 'El día hasta el que sabe una fuente. Lo que pasó o llegó después no está.',
  'glossary.no-record.term': 'Sin registros',
  'glossary.no-record.text':
    'Buscamos y las fuentes no tenían nada. No quiere decir «sin problemas»: mucho nunca se registra.',
};
