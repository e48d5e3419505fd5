/** Lo demás que dice un reporte: veredicto, límites, notas, fuentes, lecturas y línea del tiempo. */
export const view = {
  'checkDigit.tooOld': 'Un número de esa época no lleva dígito verificador',
  'checkDigit.agrees': 'El dígito verificador concuerda',
  'checkDigit.none': 'Este número no lleva dígito verificador',
  'checkDigit.disagrees': 'El dígito verificador no concuerda: puede haber un carácter equivocado',
  'made.on': 'Hecho {date_on}',
  'made.canada': 'Hecho {date_on} con registros de Estados Unidos y Canadá',
  'made.europe': 'Hecho {date_on} con registros de Estados Unidos y Europa',

  'span.months': '{months, plural, one {# mes} other {# meses}}',
  'span.years': '{years, plural, one {# año} other {# años}}',

  'verdict.serious': '{count, plural, one {una cosa seria} other {{count_small} cosas serias}}',
  'verdict.asks': '{count, plural, one {una cosa por preguntar} other {{count_small} cosas por preguntar}}',
  'verdict.recalls': '{count, plural, one {un recall por revisar} other {{count_small} recalls por revisar}}',
  'verdict.missing':
    '{text}{down, plural, =0 {} one {, pero una fuente no respondió} other {, pero {down_small} fuentes no respondieron}}',
  'verdict.noAnswer': 'Nuestras fuentes no respondieron',
  'verdict.noRecord': 'Sin registros',
  'verdict.noSource': 'No se consultó ninguna fuente de historial',
  'verdict.nothingShown': 'Nada llama la atención en lo que se muestra',
  'verdict.notJudged': 'Lo que el dueño no muestra no se evalúa.',
  'verdict.nothing': 'Nada llama la atención en {records, plural, one {# registro} other {# registros}}',
  'verdict.down':
    '{names} no {count, plural, one {respondió: aquí falta lo que tiene} other {respondieron: aquí falta lo que tienen}}.',
  'verdict.notLoaded': 'Todavía sin cargar: {names}.',
  'verdict.more': 'Y {count_small} más.',
  'verdict.noneHasIt':
    '{count, plural, one {una fuente respondió} other {{count_small} fuentes respondieron}}, y ninguna tiene registros de este número.',
  'verdict.noneAsked':
    'Ninguna de nuestras fuentes tiene títulos, accidentes ni lecturas del odómetro de este vehículo.',
  'verdict.neverRecorded': 'Eso no dice nada de lo que nunca se registró.',

  'tile.owners': 'Dueños',
  'tile.reading': 'Última lectura',
  'tile.service': 'Servicio',
  'tile.ownerCount': '{count, plural, one {# dueño} other {# dueños}}',
  'tile.inAll': '{date}; al menos {total} en total',
  'tile.lastVisit': 'Último: {date}',

  'limit.notClean':
    '«Sin registros» no quiere decir «sin problemas»: puede haber registros que faltan o llegan tarde, y mucho nunca se registra.',
  'limit.inspect': 'Antes de pagar, lleva el auto con un mecánico de tu confianza.',
  'limit.matchVin': 'Compara el VIN del parabrisas, de la puerta y del título con el de este reporte.',
  'limit.asOf': 'La fecha «al» de cada fuente es el día hasta el que sabe, no el día de un suceso.',
  'limit.classic':
    'Los números de antes de 1981 no llevan dígito verificador y podían repetirse entre fabricantes; los registros nacionales empiezan después que este auto.',
  'limit.europe':
    'No todos los registros europeos comparten sus datos: cada país dice lo que guarda, y las millas junto a los kilómetros son conversión nuestra.',
  'limit.canada':
    'Cada provincia de Canadá guarda sus propios registros de títulos, marcas y deudas, y no todos llegan a nuestras fuentes: pregunta también en el registro de la provincia.',
  'limit.sample':
    'Esto es una muestra: los registros se inventaron para enseñar la forma de un reporte y no dicen nada de un auto real.',
  'withheld.vin': 'el final del VIN',
  'withheld.mileage': 'el millaje ingresado',
  'withheld.all': 'El dueño no muestra: {kept}.',

  'note.brand':
    'Un estado puede marcar un título meses después de lo ocurrido, y el estado siguiente no siempre pasa la marca.',
  'note.damage':
    'Un reporte policial dice lo que vio un agente, no lo que encontró un taller. Haz revisar las partes que se nombran aquí.',
  'note.theft':
    'Los bancos no siempre registran una deuda de inmediato. Pregunta en la oficina de títulos del estado antes de pagar.',
  'note.market': 'Los anuncios son palabras del vendedor; nadie los verificó.',
  'note.recall':
    'Los recalls se buscan por año, marca y modelo, así que pueden aplicarle a este auto o no. Solo el fabricante, un dealer de la marca o nhtsa.gov/recalls lo saben por el VIN.',
  'note.recallCanada':
    'Los recalls se buscan por año, marca y modelo, así que pueden aplicarle a este vehículo o no. Solo el fabricante o un dealer de la marca lo saben por el VIN. Transport Canada y NHTSA numeran sus campañas cada uno a su manera, así que el mismo defecto puede aparecer dos veces.',
  'note.recallsNotLoaded':
    'Los recalls todavía no están cargados. Eso no quiere decir que no haya: consulta el VIN en nhtsa.gov/recalls. Es gratis.',
  'note.canadaLicense': 'Contiene información con licencia Open Government Licence – Canada (Transport Canada).',
  'note.recallsInEnglish': 'Estos textos están en inglés, como se publicaron.',

  'basis.asOf': '{sources}, al {date}',
  'basis.oldestAsOf': '{sources}, la más antigua al {date}',
  'basis.sources': '{count, plural, one {# fuente} other {# fuentes}}',
  'basis.down': '{names} no {names_count, plural, one {respondió} other {respondieron}}',
  'basis.notLoaded': 'Todavía sin cargar: {names}',

  'source.down': 'No respondió: aquí falta lo que tiene',
  'source.notLoaded': 'Todavía sin cargar: aquí falta lo que tiene',
  'source.notCovering': 'No cubre esta marca o estos años',
  'source.decode': 'Leyó el VIN',
  'source.recalls': 'Respondió, {count, plural, one {# recall} other {# recalls}}',
  'source.events': 'Respondió, {count, plural, one {# registro} other {# registros}}',
  'source.asOf': '{answer}, al {date}',

  'badge.parkIt': 'No lo manejes',
  'badge.parkOutside': 'Estaciónalo afuera',
  'badge.overTheAir': 'Se actualiza por internet',

  'record.brand': '{brand} (código {code})',
  'record.brandNotInD20': 'no está en D.20',
  'record.odometerCode': 'Código del odómetro',

  'fact.cylinders': '{count, plural, one {# cilindro} other {# cilindros}}',
  'fact.speeds': '{count, plural, one {# velocidad} other {# velocidades}}',
  'fact.builtIn': 'fabricado en {plant}',

  'reading.title': 'En título o registro',
  'reading.service': 'En servicio o inspección',
  'reading.market': 'En subasta o anuncio',
  'reading.other': 'Otra lectura',
  'reading.onCar': 'Leído en el auto',
  'reading.summary': '{count_small} lecturas, de {first} ({firstDate}) a {last} ({lastDate}).',
  'reading.undrawn':
    '{count, plural, one {una lectura no se dibuja; está en la tabla.} other {{count_small} lecturas no se dibujan; están en la tabla.}}',
  'reading.outOfLine': '{count, plural, one {una no cuadra} other {{count_small} no cuadran}}.',

  'timeline.ownerNth': '{nth} dueño',
  'timeline.owner': 'Dueño {place}',
  'timeline.since': 'desde {date_the}',
  'timeline.askInvoices': 'Pide recibos de servicio',
};
