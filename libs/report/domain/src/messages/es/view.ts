/** Lo demás que dice un reporte: veredicto, límites, notas, fuentes, lecturas y línea del tiempo. */
export const view = {
  'checkDigit.tooOld': 'Los VIN de esa época no tienen dígito verificador',
  'checkDigit.agrees': 'El dígito verificador coincide',
  'checkDigit.none': 'Este VIN no tiene dígito verificador',
  'checkDigit.disagrees': 'El dígito verificador no coincide: este VIN puede tener un error',
  'made.on': 'Creado {date_on}',
  'made.canada': 'Creado {date_on} con registros de Estados Unidos y Canadá',
  'made.europe': 'Creado {date_on} con registros de Estados Unidos y Europa',

  'span.months': '{months, plural, one {# mes} other {# meses}}',
  'span.years': '{years, plural, one {# año} other {# años}}',

  'verdict.serious': '{count, plural, one {un problema grave} other {{count_small} problemas graves}}',
  'verdict.asks': '{count, plural, one {un punto por aclarar} other {{count_small} puntos por aclarar}}',
  'verdict.recalls':
    '{count, plural, one {un retiro de seguridad por revisar} other {{count_small} retiros de seguridad por revisar}}',
  'verdict.missing':
    '{text}{down, plural, =0 {} one {, pero una fuente no respondió} other {, pero {down_small} fuentes no respondieron}}',
  'verdict.noAnswer': 'Nuestras fuentes no respondieron',
  'verdict.noRecord': 'Sin registros',
  'verdict.noSource': 'No se consultó ninguna fuente de historial',
  'verdict.nothingShown': 'Sin observaciones en las secciones que se muestran',
  'verdict.notJudged': 'Las secciones que ocultó el dueño no se evalúan.',
  'verdict.nothing': 'Sin observaciones en {records, plural, one {# registro} other {# registros}}',
  'verdict.down': '{names} no {count, plural, one {respondió} other {respondieron}}, así que faltan sus registros.',
  'verdict.notLoaded': 'Aún no disponible: {names}.',
  'verdict.more': 'Y {count_small, select, un {uno} other {{count_small}}} más.',
  'verdict.noneHasIt':
    '{count, plural, one {respondió una fuente} other {respondieron {count_small} fuentes}}, sin registros de este vehículo.',
  'verdict.noneAsked':
    'Ninguna de nuestras fuentes cubre títulos, accidentes ni lecturas del odómetro de este vehículo.',
  'verdict.neverRecorded': 'No todo lo que le pasa a un auto se reporta.',

  'tile.owners': 'Dueños',
  'tile.reading': 'Última lectura del odómetro',
  'tile.service': 'Servicio',
  'tile.ownerCount': '{count, plural, one {# dueño} other {# dueños}}',
  'tile.inAll': '{date}; al menos {total} en total',
  'tile.lastVisit': 'Último: {date}',

  'limit.notClean':
    '“Sin registros” no significa “sin problemas”: algunos registros pueden faltar o llegar tarde, y muchos eventos nunca se reportan.',
  'limit.inspect': 'Antes de pagar, pide a un mecánico de confianza que revise el auto.',
  'limit.matchVin': 'Verifica que el VIN del parabrisas, de la puerta y del título coincida con el de este reporte.',
  'limit.asOf':
    'La fecha “al” indica hasta cuándo están actualizados los datos de una fuente, no cuándo ocurrió un evento.',
  'limit.classic':
    'Los VIN anteriores a 1981 no tienen dígito verificador y podían repetirse entre fabricantes. Los registros nacionales no llegan a esa época.',
  'limit.europe':
    'Los registros europeos no comparten todos sus datos, y la cobertura varía según el país. Nosotros convertimos los kilómetros en las millas que aparecen al lado.',
  'limit.canada':
    'Cada provincia de Canadá lleva sus propios registros de títulos, marcas (title brands) y gravámenes, y no todos llegan a nuestras fuentes. Consulta también el registro de la provincia.',
  'limit.sample': 'Este es un reporte de muestra. Sus registros son ficticios y no corresponden a un auto real.',
  'withheld.vin': 'los últimos caracteres del VIN',
  'withheld.mileage': 'el millaje ingresado',
  'withheld.all': 'Oculto por el dueño: {kept}.',

  'note.brand': 'Un estado puede tardar meses en marcar un título, y el siguiente estado no siempre conserva la marca.',
  'note.damage':
    'Un reporte policial describe lo que vio el agente, no lo que encontró un taller. Haz revisar las zonas indicadas aquí.',
  'note.theft':
    'Los prestamistas no siempre registran un gravamen (lien) de inmediato. Consulta en la oficina de títulos del estado antes de pagar.',
  'note.market': 'Los anuncios los escriben los vendedores y no están verificados.',
  'note.recall':
    'Los retiros de seguridad (recalls) se buscan por año, marca y modelo, así que pueden afectar o no a este auto. Solo el fabricante, un concesionario de la marca o nhtsa.gov/recalls pueden confirmarlo con el VIN.',
  'note.recallCanada':
    'Los retiros de seguridad (recalls) se buscan por año, marca y modelo, así que pueden afectar o no a este auto. Solo el fabricante o un concesionario de la marca pueden confirmarlo con el VIN. Transport Canada y la NHTSA numeran sus campañas por separado, así que el mismo defecto puede aparecer dos veces.',
  'note.recallsNotLoaded':
    'Los datos de retiros de seguridad (recalls) aún no están disponibles. Eso no significa que no haya ninguno: consulta el VIN gratis en nhtsa.gov/recalls.',
  'note.canadaLicense': 'Contiene información con licencia Open Government Licence – Canada (Transport Canada).',
  'note.recallsInEnglish': 'Los detalles están en inglés, tal como se publicaron.',

  'basis.asOf': '{sources}, al {date}',
  'basis.oldestAsOf': '{sources}; la más antigua, al {date}',
  'basis.sources': '{count, plural, one {# fuente} other {# fuentes}}',
  'basis.down': '{names} no {names_count, plural, one {respondió} other {respondieron}}',
  'basis.notLoaded': 'Aún no disponible: {names}',

  'source.down': 'No respondió. Faltan los registros de esta fuente.',
  'source.notLoaded': 'Aún no disponible. Faltan los registros de esta fuente.',
  'source.notCovering': 'No cubre esta marca o este año',
  'source.decode': 'Decodificó el VIN',
  'source.recalls': '{count, plural, =0 {Sin retiros} one {# retiro encontrado} other {# retiros encontrados}}',
  'source.events': '{count, plural, =0 {Sin registros} one {# registro encontrado} other {# registros encontrados}}',
  'source.asOf': '{answer}, al {date}',

  'badge.parkIt': 'No lo manejes',
  'badge.parkOutside': 'Estaciónalo afuera',
  'badge.overTheAir': 'Actualización remota (OTA)',

  'record.brand': '{brand} (código {code})',
  'record.brandNotInD20': 'Marca no estándar',
  'record.odometerCode': 'Código del odómetro',

  'fact.cylinders': '{count, plural, one {# cilindro} other {# cilindros}}',
  'fact.speeds': '{count, plural, one {# velocidad} other {# velocidades}}',
  'fact.builtIn': 'fabricado en {plant}',

  'reading.title': 'Título o registro',
  'reading.service': 'Servicio o inspección',
  'reading.market': 'Subasta o anuncio',
  'reading.other': 'Otra lectura',
  'reading.onCar': 'Del odómetro del auto',
  'reading.summary': '{count_small} lecturas, de {first} ({firstDate}) a {last} ({lastDate}).',
  'reading.undrawn':
    '{count, plural, one {una lectura no aparece en la gráfica; consulta la tabla.} other {{count_small} lecturas no aparecen en la gráfica; consulta la tabla.}}',
  'reading.outOfLine': '{count, plural, one {una es inconsistente} other {{count_small} son inconsistentes}}.',

  'timeline.ownerNth': '{nth} dueño',
  'timeline.owner': 'Dueño {place}',
  'timeline.since': 'desde {date_the}',
  'timeline.askInvoices': 'Pide recibos de servicio',
};
