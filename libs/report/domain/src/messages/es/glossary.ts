/** Términos de un reporte en dos frases: qué es y qué significa para quien compra. */
export const glossary = {
  'glossary.vin.term': 'VIN',
  'glossary.vin.words': 'VIN',
  'glossary.vin.text':
    'Número de identificación del vehículo: 17 caracteres desde 1981, en el parabrisas, la puerta y el título. Los tres deben coincidir con este reporte.',
  'glossary.check-digit.term': 'Dígito verificador',
  'glossary.check-digit.words': 'dígito verificador',
  'glossary.check-digit.text':
    'El noveno carácter del VIN, que se calcula a partir de los demás. Si no coincide, se copió mal un carácter o el VIN no es real.',
  'glossary.title.term': 'Título (title)',
  'glossary.title.words': 'título',
  'glossary.title.text':
    'El documento estatal que indica quién es el dueño de un auto. Se emite uno nuevo cuando el auto se vende, cambia de estado o se modifica.',
  'glossary.title-brand.term': 'Marca del título (title brand)',
  'glossary.title-brand.words': 'marca',
  'glossary.title-brand.text':
    'Una anotación que un estado agrega al título, como Salvage, Flood o Rebuilt. Acompaña al auto cuando se vende.',
  'glossary.title-washing.term': 'Lavado de título (title washing)',
  'glossary.title-washing.words': 'lavado, lavó',
  'glossary.title-washing.text':
    'Sacar un título en otro estado para eliminar la marca. Los títulos anteriores la muestran, así que pide verlos.',
  'glossary.salvage.term': 'Salvamento (salvage)',
  'glossary.salvage.words': 'salvamento, salvage',
  'glossary.salvage.text':
    'Repararlo costaba más que el porcentaje de su valor que fija el estado. En esas condiciones, no puede circular en casi ningún estado.',
  'glossary.rebuilt.term': 'Reconstruido (rebuilt)',
  'glossary.rebuilt.words': 'reconstruid, rebuilt',
  'glossary.rebuilt.text':
    'Un auto de salvamento que se reparó y pasó una inspección del estado. Vale menos, y no todas las aseguradoras lo cubren.',
  'glossary.junk.term': 'Chatarra (junk)',
  'glossary.junk.words': 'chatarra, junk',
  'glossary.junk.text': 'Solo se pueden aprovechar sus partes o el metal. Ya no puede obtener un título para circular.',
  'glossary.flood.term': 'Inundado (flood)',
  'glossary.flood.words': 'inund, flood',
  'glossary.flood.text':
    'El auto estuvo bajo el agua. El sistema eléctrico puede fallar meses después: levanta las alfombras y revisa si huele a humedad.',
  'glossary.lemon.term': 'Ley Limón, recomprado (lemon, buyback)',
  'glossary.lemon.words': 'limón, recompr, lemon, buyback',
  'glossary.lemon.text':
    'El fabricante recompró el auto porque no pudo reparar un defecto. Pregunta cuál fue y pide los documentos de la reparación.',
  'glossary.total-loss.term': 'Pérdida total (total loss)',
  'glossary.total-loss.words': 'pérdida total',
  'glossary.total-loss.text':
    'Una aseguradora pagó el valor del auto en vez de repararlo. Algunos de estos autos conservan un título sin marca.',
  'glossary.jsi.term': 'JSI',
  'glossary.jsi.words': 'JSI',
  'glossary.jsi.text':
    'Junk, salvage e insurance: los reportes que deshuesaderos, recicladores y aseguradoras deben presentar sobre los autos que reciben. Indican qué pasó con el auto, cuándo y quién lo reportó.',
  'glossary.odometer.term': 'Alteración del odómetro (rollback)',
  'glossary.odometer.words': 'alteración, alterad, rollback',
  'glossary.odometer.text':
    'Hacer que el odómetro marque menos millas, lo cual es un delito federal. Se nota cuando una lectura es menor que otra anterior.',
  'glossary.not-actual.term': 'Millaje no real (not actual, TMU)',
  'glossary.not-actual.words': 'millaje no real, not actual, TMU',
  'glossary.not-actual.text':
    'El vendedor declaró que el odómetro no muestra el millaje real. Desde entonces, el millaje real se desconoce.',
  'glossary.exempt.term': 'Exento (exempt)',
  'glossary.exempt.words': 'exent',
  'glossary.exempt.text':
    'En autos antiguos no es obligatorio declarar el millaje: después de 10 años en modelos hasta 2010 y después de 20 en modelos desde 2011. Eso no indica si hubo alteración.',
  'glossary.lien.term': 'Gravamen (lien)',
  'glossary.lien.words': 'gravam, gravám, lien',
  'glossary.lien.text':
    'El derecho de un prestamista sobre el auto hasta que se pague el préstamo. Si no se paga, puede quedarse con el auto, aunque ya sea tuyo.',
  'glossary.impound.term': 'Corralón (impound)',
  'glossary.impound.words': 'corralón, impound',
  'glossary.impound.text': 'La policía o la ciudad se llevó el auto y lo retuvo. Puede tener cargos sin pagar.',
  'glossary.structural.term': 'Daño estructural',
  'glossary.structural.words': 'estructural',
  'glossary.structural.text':
    'Se dobló o rompió el chasis o la estructura. Pide a un taller que mida la estructura reparada, porque de ella depende que el auto te proteja.',
  'glossary.severity.term': 'Leve, moderado, grave',
  'glossary.severity.words': 'leve, moderad, grave',
  'glossary.severity.text':
    'Según lo que se veía por fuera cuando se hizo el registro. Los daños ocultos pueden ser peores.',
  'glossary.owners.term': 'Dueño',
  'glossary.owners.words': 'dueñ',
  'glossary.owners.text':
    'La persona o empresa a la que se vendió el auto, según los registros. No contamos títulos por sí solos, porque los estados los reemiten por otros motivos.',
  'glossary.fleet.term': 'Flotilla, renta, taxi',
  'glossary.fleet.words': 'flotilla, renta, taxi',
  'glossary.fleet.text':
    'Un auto de trabajo. Muchos conductores y muchas horas de uso lo desgastan, pero el servicio regular ayuda a conservarlo.',
  'glossary.auction.term': 'Subasta',
  'glossary.auction.words': 'subasta',
  'glossary.auction.text':
    'Donde concesionarios, prestamistas y empresas de renta venden a concesionarios. La condición la califica la subasta; no es una inspección.',
  'glossary.emissions.term': 'Prueba de emisiones (smog)',
  'glossary.emissions.words': 'emision',
  'glossary.emissions.text':
    'Una prueba de gases que exigen algunos estados. Si el auto no la pasa, no se puede registrar ahí hasta repararlo.',
  'glossary.recall.term': 'Retiro de seguridad (recall)',
  'glossary.recall.words': 'retiro, recall',
  'glossary.recall.text':
    'Un defecto de seguridad que el fabricante repara gratis, sin importar quién sea el dueño. Un concesionario de la marca puede confirmar con el VIN si sigue pendiente.',
  'glossary.as-of.term': 'Al (as of)',
  'glossary.as-of.text':
    'La fecha hasta la que están actualizados los datos de una fuente. No incluye lo que pasó o se reportó después.',
  'glossary.no-record.term': 'Sin registros',
  'glossary.no-record.text':
    'Buscamos y nuestras fuentes no tenían registros. Eso no significa “sin problemas”: muchos eventos nunca se reportan.',
};
