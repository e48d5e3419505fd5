/**
 * Lo que encontró una regla, en palabras. Un día también está como `_on` (el 2 nov 2026), `_the` (el 2 nov 2026, después
 * de “desde” o “entre”), `_of` (del 2 nov 2026) y `_year`. Lo que no se sabe es `none`.
 */
export const findings = {
  'finding.odometer-rollback.ok.title': 'El millaje siempre aumenta',
  'finding.odometer-rollback.ok.sentence':
    '{readings, plural, one {# lectura} other {# lecturas}}, ninguna menor que una anterior. La más alta es de {highestMiles}.',
  'finding.odometer-rollback.ok.short': 'sin inconsistencias',
  'finding.odometer-rollback.alert.title': 'Posible alteración del odómetro (rollback)',
  'finding.odometer-rollback.alert.sentence':
    'El odómetro marcaba {fromMiles} {fromDay_on} y {toMiles} {toDay_on}: {less} menos. Un error de captura en un registro no lo explica.',
  'finding.odometer-rollback.alert.ask':
    '¿Se reemplazó el odómetro o el tablero de instrumentos? Pide la factura y busca en el marco de la puerta la etiqueta que lo documenta.',
  'finding.odometer-rollback.alert.short': 'posible alteración',

  'finding.odometer-five-digits.look.title': 'Es posible que el odómetro volviera a cero',
  'finding.odometer-five-digits.look.sentence':
    'El odómetro marcaba {fromMiles} {fromDay_on} y {toMiles} {toDay_on}. Los odómetros antiguos vuelven a cero después de 99,999.{total, select, none {} other { De ser así, el auto ha recorrido al menos {total}.}}',
  'finding.odometer-five-digits.look.ask':
    '¿Ya pasó de 99,999 millas? ¿Cuántas veces? Revisa el desgaste y los documentos antiguos.',
  'finding.odometer-five-digits.look.short': 'posible vuelta a cero',

  'finding.odometer-typing-error.look.title': 'Una lectura del odómetro es inconsistente',
  'finding.odometer-typing-error.look.sentence':
    'Se registraron {miles} {day_on}, entre lecturas de {beforeMiles} y {afterMiles}. Es más probable un error de captura que una alteración.',
  'finding.odometer-typing-error.look.ask': '¿Hay una factura o una foto del odómetro de ese día?',
  'finding.odometer-typing-error.look.short': '1 inconsistente',

  'finding.odometer-out-of-line.look.title': 'Una lectura del odómetro es inconsistente',
  'finding.odometer-out-of-line.look.sentence':
    'Se registraron {miles} {day_on}, entre lecturas de {beforeMiles} y {afterMiles}. Puede ser un error de captura, o que se haya alterado el odómetro y el millaje ya haya superado la lectura anterior.',
  'finding.odometer-out-of-line.look.ask':
    '¿Hay una factura o una foto del odómetro de ese día? ¿Quién tenía el auto entonces?',
  'finding.odometer-out-of-line.look.short': '1 inconsistente',

  'finding.odometer-total.ok.title': 'Al menos {totalMiles} en total',
  'finding.odometer-total.ok.sentence':
    'El odómetro volvió a cero. Al sumar las lecturas ({sum}), el total es de al menos {totalMiles}.',
  'finding.odometer-total.ok.short': 'al menos {totalMiles} en total',

  'finding.odometer-plausibility.ok.title': 'El millaje es razonable',
  'finding.odometer-plausibility.ok.sentence':
    'Según {readings, plural, one {# lectura} other {# lecturas}}, el auto recorrió cerca de {milesPerYear} al año.',
  'finding.odometer-plausibility.ok.short': 'razonables',
  'finding.odometer-plausibility.look.title': 'Millaje muy alto en poco tiempo',
  'finding.odometer-plausibility.look.sentence':
    'De {fromMiles} ({fromDay}) a {toMiles} ({toDay}): {milesPerYear} al año, más de lo que recorre casi cualquier auto.',
  'finding.odometer-plausibility.look.ask':
    '¿Quién lo manejaba entonces y para qué? También puede haber un dígito mal escrito.',
  'finding.odometer-plausibility.look.short': 'aumento inusual',

  'finding.odometer-absurd.look.title': 'Lectura imposible del odómetro',
  'finding.odometer-absurd.look.sentence':
    'Se registraron {miles} {day_on}. Excluimos esta lectura de nuestras verificaciones.',
  'finding.odometer-absurd.look.ask': '¿Qué marcaba el odómetro ese día? Pide un recibo de servicio.',
  'finding.odometer-absurd.look.short': '1 lectura imposible',

  'finding.odometer-too-low.look.title': 'Millaje muy bajo para su antigüedad',
  'finding.odometer-too-low.look.sentence':
    'Se registraron {miles} {day_on} en un modelo {year}. Puede que falten dígitos o que se haya reemplazado el odómetro.',
  'finding.odometer-too-low.look.ask': '¿Qué marcaba el odómetro ese día? Pide un recibo de servicio.',
  'finding.odometer-too-low.look.short': 'muy bajo para su antigüedad',

  'finding.odometer-called-actual.ok.title': 'Millaje real, según el vendedor',
  'finding.odometer-called-actual.ok.sentence':
    'El vendedor marcó {readings, plural, one {# lectura} other {# lecturas}} como millaje real (actual). No tenemos un título que lo confirme.',
  'finding.odometer-called-actual.ok.short': 'real según el vendedor',

  'finding.odometer-exempt.ok.title': 'Exento de declarar el millaje por antigüedad',
  'finding.odometer-exempt.ok.sentence':
    'El millaje estaba exento de declaración {day_on}, como ocurre después de {years, plural, one {# año} other {# años}}. Nadie certificó la lectura, así que la excluimos de nuestras verificaciones.',
  'finding.odometer-exempt.ok.short': 'exento por antigüedad',
  'finding.odometer-exempt.look.title': 'Millaje no certificado',
  'finding.odometer-exempt.look.sentence':
    'El millaje se marcó como exento de declaración {day_on}. Excluimos esta lectura de nuestras verificaciones.',
  'finding.odometer-exempt.look.ask': '¿Por qué no se declaró el millaje y qué documentos lo muestran?',
  'finding.odometer-exempt.look.short': 'millaje no declarado',

  'finding.odometer-codes.ok.title': 'Millaje real según los títulos',
  'finding.odometer-codes.ok.sentence':
    '{readings, plural, one {# lectura tiene} other {# lecturas tienen}} el código 68: millaje real, según lo declaró el vendedor ante el estado.',
  'finding.odometer-codes.ok.short': 'declarado real',
  'finding.odometer-codes.title': 'Código de odómetro {code}: {meaning}',
  'finding.odometer-codes.sentence':
    '{code, select, 74 {Reportado {day_on}. El odómetro volvió a cero: suma las millas anteriores para obtener el total.} other {Reportado {day_on}. Desde entonces, es posible que el odómetro no muestre las millas recorridas.}}',
  'finding.odometer-codes.ask': '¿Por qué se reportó esto y qué documentos muestran el millaje real?',
  'finding.odometer-codes.short': '{meaning_within}',

  'finding.entered-mileage.ok.title': 'El millaje ingresado es consistente',
  'finding.entered-mileage.ok.sentence':
    'Se ingresaron {miles} manualmente; el último registro muestra {lastMiles} {lastDay_on}.',
  'finding.entered-mileage.ok.short': 'coincide con el millaje ingresado',
  'finding.entered-mileage.look.title': 'Millaje ingresado muy superior al registrado',
  'finding.entered-mileage.look.sentence':
    'Se ingresaron {miles} manualmente; el último registro muestra {lastMiles} {lastDay_on}. Es mucho para ese periodo.',
  'finding.entered-mileage.look.ask':
    '¿Cómo se ha usado el auto desde entonces? Revisa otra vez el odómetro para confirmar.',
  'finding.entered-mileage.look.short': 'alto para el tiempo transcurrido',
  'finding.entered-mileage.alert.title': 'El auto marca menos millas que sus registros',
  'finding.entered-mileage.alert.sentence':
    'Se ingresaron {miles} manualmente, pero un registro muestra {lastMiles} {lastDay_on}: {less} más.',
  'finding.entered-mileage.alert.ask':
    '¿Por qué el auto marca menos millas que antes? No lo compres sin una explicación por escrito.',
  'finding.entered-mileage.alert.short': 'menos millas que antes',

  'finding.conflicting-readings.look.title': 'Dos fuentes reportan distinto millaje',
  'finding.conflicting-readings.look.sentence':
    'Se registraron {lowMiles} y {highMiles} {day_on}. Una de las dos lecturas es incorrecta.',
  'finding.conflicting-readings.look.ask': '¿Cuál de las dos lecturas es la correcta? Pide un documento de ese día.',
  'finding.conflicting-readings.look.short': '2 no coinciden',

  'finding.title-states.ok.title': 'Sin cambios frecuentes de estado',
  'finding.title-states.ok.sentence':
    '{titles, plural, one {# título emitido} other {# títulos emitidos}}{states, select, none {} other { en {states}}}, sin cambios frecuentes de estado.',
  'finding.title-states.ok.short': '{states, select, none {estado no reportado} other {{states}}}',
  'finding.title-states.look.title': 'Varios estados en poco tiempo',
  'finding.title-states.look.sentence':
    'Títulos de {states} en {months, plural, one {# mes} other {# meses}} ({range}). Una marca se puede perder cuando el auto cambia de estado.',
  'finding.title-states.look.ask': '¿Por qué cambió tanto de estado? ¿Puedo ver el título de cada uno?',
  'finding.title-states.look.short': '{states_count} estados',

  'finding.no-title-brand.ok.title': 'Sin marcas en los títulos que revisamos',
  'finding.no-title-brand.ok.sentence':
    'Ningún estado marcó {titles, plural, one {el título} other {los {titles} títulos}} que revisamos. Puede haber otros títulos.',
  'finding.no-title-brand.ok.short': 'Ninguna en {titles, plural, one {# título} other {# títulos}}',

  'finding.title-brand.look.ask': '¿Por qué se marcó el título y qué se hizo al respecto? Pide los documentos.',
  'finding.title-brand.alert.ask':
    '¿Qué le pasó al auto y quién lo reparó? Pide fotos y facturas, y pregunta a tu aseguradora si lo cubre.',
  'finding.title-brand.title': 'Marca del título: {brand}',
  'finding.title-brand.sentence':
    '{seen, select, yes {{times, plural, one {Vista {day_on}. No se indica cuándo se agregó al título{state, select, none {} other { de {state}}}.} other {Aparece en {times, number} registros; se vio por primera vez {day_on}.}}} other {{times, plural, one {Se agregó a un título{state, select, none {} other { de {state}}} {day_on}.} other {Aparece en {times, number} registros; por primera vez {day_on}, en un título{state, select, none {} other { de {state}}}.}}}}',
  'finding.title-brand.short': '{brand_short} {day_year}',
  'finding.title-brand.code': 'Código de marca {code}',

  'finding.title-brand-missing-later.look.title': 'Falta una marca en un título posterior',
  'finding.title-brand-missing-later.look.sentence':
    'Un título{brandState, select, none {} other { de {brandState}}} mostraba “{brand}” {brandDay_on}, pero un título{laterState, select, none {} other { de {laterState}}} {laterDay_on} no la muestra. Los estados no siempre conservan la marca.',
  'finding.title-brand-missing-later.alert.title': 'Un título posterior aparece sin marca',
  'finding.title-brand-missing-later.alert.sentence':
    'Un título{brandState, select, none {} other { de {brandState}}} mostraba “{brand}” {brandDay_on}, pero un título{laterState, select, none {} other { de {laterState}}} {laterDay_on} aparece sin marca. Las marcas no desaparecen: puede ser un lavado de título.',
  'finding.title-brand-missing-later.ask':
    'Pide ver todos los títulos de este auto, por ambos lados, y compara las marcas.',
  'finding.title-brand-missing-later.short': 'falta en un título posterior',

  'finding.total-loss.look.title': 'Posible pérdida total',
  'finding.total-loss.look.sentence':
    'Ninguna aseguradora reportó una pérdida total, pero estos datos apuntan a una: {signals} ({day}).',
  'finding.total-loss.look.ask': '¿Una aseguradora pagó los daños y declaró el auto pérdida total?',
  'finding.total-loss.look.short': 'posible pérdida total',
  'finding.total-loss.alert.title': 'Pérdida total registrada',
  'finding.total-loss.alert.sentence': 'Según {signals} ({day}).',
  'finding.total-loss.alert.ask':
    '¿Qué se dañó, quién reconstruyó el auto y qué inspección pasó? Llama a tu aseguradora antes de pagar.',
  'finding.total-loss.alert.short': 'pérdida total registrada',
  'finding.total-loss.signal.airbags': 'bolsas de aire activadas',
  'finding.total-loss.signal.brand': 'una marca en el título',
  'finding.total-loss.signal.junk': 'un registro de chatarra (junk)',
  'finding.total-loss.signal.paper': 'un certificado de salvamento (salvage) o de chatarra (junk)',
  'finding.total-loss.signal.rebuilt': 'un título de auto reconstruido (rebuilt)',
  'finding.total-loss.signal.reported': 'un registro de pérdida total de una aseguradora',
  'finding.total-loss.signal.salvage': 'un registro de salvamento (salvage)',
  'finding.total-loss.signal.severe': 'daños graves',
  'finding.total-loss.signal.structural': 'daño estructural',

  'finding.salvage-records.alert.title': 'Reportado como chatarra o salvamento',
  'finding.salvage-records.alert.sentence':
    '{records, plural, one {# registro de chatarra o salvamento, {lastDay_on}} other {# registros de chatarra o salvamento, el más reciente {lastDay_on}}}{became, select, none {} other {: {became}}}.',
  'finding.salvage-records.alert.ask': '¿Cómo volvió a circular el auto y quién lo ha inspeccionado desde entonces?',
  'finding.salvage-records.alert.short': 'reportado {lastDay_on}',

  'finding.salvage-auction.title': 'Ofrecido en una subasta de salvamento',
  'finding.salvage-auction.sentence':
    '{lots, plural, one {{seen, select, yes {Visto en venta} other {Ofrecido}} {day_on}} other {Ofrecido {lots, number} veces, la más reciente {day_on}}}{about, select, none {} other {; daños: {about}}}{paper_words, select, none {} other {; documento: {paper_words}}}{runs_words, select, none {} other {; motor: {runs_words}}}.',
  'finding.salvage-auction.look.ask': '¿Por qué se vendió ahí y qué se ha reparado desde entonces?',
  'finding.salvage-auction.alert.ask':
    '¿Qué se dañó y quién lo reparó? Pide las fotos de la subasta y las facturas de reparación.',
  'finding.salvage-auction.short':
    '{damage_first, select, none {subasta de salvamento} other {{damage_first}}} {day_year}',

  'finding.seen-after-end.alert.title': 'En circulación después de ser desechado',
  'finding.seen-after-end.alert.sentence':
    'Se reportó como compactado, desechado o desmantelado {endDay_on}, pero {records, plural, one {# registro posterior lo muestra en circulación {day_on}} other {# registros posteriores lo muestran en circulación, el primero {day_on}}}. Su VIN puede estar en otro auto.',
  'finding.seen-after-end.alert.ask':
    'No pagues hasta que la policía o la oficina de títulos compare las placas del VIN con los documentos.',
  'finding.seen-after-end.alert.short': 'circuló tras ser desechado',

  'finding.open-theft.alert.title': 'Reportado como robado, sin recuperación',
  'finding.open-theft.alert.sentence':
    'Se reportó su robo {day_on}{state, select, none {} other { en {state}}}, y ningún registro indica que se haya recuperado.',
  'finding.open-theft.alert.ask':
    'No lo pagues ni lo manejes. Pregunta a la policía de ese estado si sigue reportado como robado.',
  'finding.open-theft.alert.short': 'reportado como robado',

  'finding.recovered-theft.look.title': 'Robado y recuperado',
  'finding.recovered-theft.look.sentence': 'Se reportó su robo {day_on} y se recuperó {recoveredDay_on}.',
  'finding.recovered-theft.look.ask': '¿En qué condición se recuperó y qué se reparó o reemplazó?',
  'finding.recovered-theft.look.short': 'robado y recuperado',

  'finding.open-lien.ok.title': 'Sin gravámenes pendientes en los registros',
  'finding.open-lien.ok.sentence':
    '{liens, plural, one {# gravamen (lien) registrado, ya liberado.} other {# gravámenes (liens) registrados, todos liberados.}}',
  'finding.open-lien.ok.short': 'gravamen liberado',
  'finding.open-lien.look.title': 'Gravamen sin liberación registrada',
  'finding.open-lien.look.sentence':
    '{liens, plural, one {# gravamen (lien) {day_of}, sin liberación registrada.} other {# gravámenes (liens) sin liberación registrada, el más reciente {day_of}.}} El auto todavía puede ser del prestamista.',
  'finding.open-lien.look.ask':
    'Pide la carta de liberación del gravamen (lien release) o paga directamente al prestamista.',
  'finding.open-lien.look.short': 'gravamen sin liberar',

  'finding.export.look.title': 'Exportado o destinado a exportación',
  'finding.export.look.sentence': 'Exportación{where, select, none {} other { a {where}}} registrada {day_on}.',
  'finding.export.look.ask': '¿Dónde ha estado el auto desde entonces? ¿Hay documentos de su regreso?',
  'finding.export.look.short': 'exportación registrada',

  'finding.impound.look.title': 'Llevado al corralón',
  'finding.impound.look.sentence':
    '{times, plural, one {# registro de corralón, {day_on}} other {# registros de corralón, el más reciente {day_on}}}.',
  'finding.impound.look.ask': '¿Por qué lo llevaron al corralón? ¿Ya se pagaron todos los cargos?',
  'finding.impound.look.short': 'llevado al corralón',

  'finding.damage.title': '{about, select, none {Daños reportados} other {Daños reportados: {about}}}',
  'finding.damage.sentence':
    '{records, plural, one {# registro de daños, {day_on}} other {# registros de daños, el más grave {day_on}}}{also, select, none {} other {: {also}}}.',
  'finding.damage.ask': '¿Qué se reparó y dónde? Pide facturas y fotos.',
  'finding.damage.short': '{about, select, none {{day_year}} other {{about}, {day_year}}}',
  'finding.damage.airbags': 'se activaron las bolsas de aire',
  'finding.damage.structural': 'se reportó daño estructural',

  'finding.owners.ok.title': '{owners, plural, one {# dueño} other {# dueños}}',
  'finding.owners.ok.sentence':
    'Los registros muestran {owners, plural, one {# dueño} other {# dueños}} desde {fromDay_the}.',
  'finding.owners.ok.short': '{owners, plural, one {# dueño} other {# dueños}}',
  'finding.owners.look.title': 'Un dueño lo tuvo muy poco tiempo',
  'finding.owners.look.sentence':
    'Los registros muestran {owners, plural, one {# dueño} other {# dueños}} desde {fromDay_the}. Quien lo adquirió {shortDay_on} lo tuvo {months, plural, =0 {menos de un mes} one {# mes} other {# meses}}.',
  'finding.owners.look.ask': '¿Por qué se vendió tan pronto?',
  'finding.owners.look.short': '{owners, plural, one {# dueño} other {# dueños}}',

  'finding.commercial-use.ok.title': 'Uso particular o arrendamiento',
  'finding.commercial-use.ok.sentence':
    '{records, plural, one {# registro indica} other {# registros indican}} cómo se usó, sin uso comercial reportado.',
  'finding.commercial-use.ok.short': 'uso particular',
  'finding.commercial-use.look.title': 'Uso reportado: {name}',
  'finding.commercial-use.look.sentence':
    'Reportado {day_on}. Estos autos se desgastan más rápido, pero suelen recibir buen mantenimiento.',
  'finding.commercial-use.look.ask': '¿Hay recibos de servicio de esa época?',
  'finding.commercial-use.look.short': '{name}',

  'finding.late-first-record.look.title': 'Sin registros de sus primeros {span}',
  'finding.late-first-record.look.sentence':
    'El auto es modelo {year}, pero nuestro primer registro es {day_of}. No tenemos información anterior.',
  'finding.late-first-record.look.ask':
    '¿Quién tuvo el auto antes? Pide el primer título, las facturas y el libro de servicio.',
  'finding.late-first-record.look.short': 'primer registro en {day_year}',

  'finding.record-gap.ok.title': 'Sin vacíos largos en el historial',
  'finding.record-gap.ok.sentence':
    'Nunca pasaron más de {months, plural, one {# mes} other {# meses}} sin un registro.',
  'finding.record-gap.ok.short': 'sin vacíos largos',
  'finding.record-gap.look.title': 'Sin registros durante {span}',
  'finding.record-gap.look.sentence':
    'No hay registros entre {fromDay_the} y {toDay_the}. Eso no prueba nada, pero conviene preguntar.',
  'finding.record-gap.look.ask': '¿Dónde estuvo el auto en ese periodo? Pide recibos de servicio.',
  'finding.record-gap.look.short': '{span} sin registros',

  'finding.silent-since.look.title': 'Sin registros en los últimos {span}',
  'finding.silent-since.look.sentence': 'El último registro es {fromDay_of}.',
  'finding.silent-since.look.ask':
    '¿Qué ha pasado desde entonces? Pide recibos de servicio y el registro vehicular vigente.',
  'finding.silent-since.look.short': 'sin registros desde {fromDay_the}',

  'finding.days-on-market.ok.title': 'En venta durante {days, plural, one {# día} other {# días}}',
  'finding.days-on-market.look.title': 'Tardó en venderse: {days, plural, one {# día} other {# días}} en venta',
  'finding.days-on-market.look.ask': '¿Por qué tardó en venderse y qué encontraron otros compradores?',
  'finding.days-on-market.sentence':
    'Anunciado {range}; {drops, plural, =0 {el precio no bajó} =1 {el precio bajó una vez} other {el precio bajó {drops_small} veces}}{sold, select, yes { y el auto se vendió} other {}}.',
  'finding.days-on-market.short': '{days, plural, one {# día} other {# días}} en venta',

  'finding.auctions.ok.title': '{auctions, plural, one {# subasta registrada} other {# subastas registradas}}',
  'finding.auctions.ok.sentence':
    '{auctions, plural, one {# subasta} other {# subastas}} ({when}), {priced, plural, =0 {ninguna con precio} other {{priced} con precio}}.',
  'finding.auctions.look.title': '{auctions, plural, one {# subasta} other {# subastas}} en menos de un año',
  'finding.auctions.look.sentence':
    '{auctions, plural, one {# subasta} other {# subastas}} ({when}), {priced, plural, =0 {ninguna con precio} other {{priced} con precio}}. Los concesionarios suelen volver a subastar los autos que no pudieron vender.',
  'finding.auctions.look.ask': '¿Por qué se subastó más de una vez?',
  'finding.auctions.short': '{auctions, plural, one {# subasta} other {# subastas}}',

  'finding.listing-claims.look.title': 'Según un anuncio: {claims_words}',
  'finding.listing-claims.look.sentence':
    'Se anunció con esta descripción {day_on}. El anuncio no indica cuándo ocurrió.',
  'finding.listing-claims.look.ask': '¿Qué pasó y cuándo? Pide facturas y fotos.',
  'finding.listing-claims.look.short': 'anuncio: {claims_words}',

  'finding.failed-inspection.ok.title':
    'Aprobó su última {test, select, emissions {prueba de emisiones} other {inspección}}',
  'finding.failed-inspection.ok.sentence': 'Aprobada {day_on}.',
  'finding.failed-inspection.ok.short': '{test, select, emissions {prueba de emisiones} other {inspección}} aprobada',
  'finding.failed-inspection.look.title':
    '{result, select, advisory {Última {test, select, emissions {prueba de emisiones} other {inspección}}: con observaciones} other {Reprobó su última {test, select, emissions {prueba de emisiones} other {inspección}}}}',
  'finding.failed-inspection.look.sentence':
    '{result, select, advisory {Aprobó {day_on}, con puntos por vigilar o reparar.} other {Reprobó {day_on}, y desde entonces no hay un resultado aprobatorio.}}',
  'finding.failed-inspection.look.ask': '¿Qué encontraron? ¿Ya se reparó?',
  'finding.failed-inspection.look.short':
    '{test, select, emissions {prueba de emisiones} other {inspección}} {result, select, advisory {aprobada con observaciones} other {reprobada}}',

  'finding.recalls.look.title':
    '{recalls, plural, one {# retiro podría} other {# retiros podrían}} afectar a este auto',
  'finding.recalls.look.sentence':
    'Según año, marca y modelo. Un concesionario de la marca puede confirmar con el VIN cuáles están pendientes y hacer la reparación gratis.',
  'finding.recalls.look.ask':
    '¿Qué retiros ya se atendieron? Pide los comprobantes o consulta el VIN en nhtsa.gov/recalls.',
  'finding.recalls.look.short': '{recalls, plural, one {1 podría afectarlo} other {{recalls} podrían afectarlo}}',
  'finding.recalls.alert.title':
    '{recalls, plural, one {# retiro con advertencia podría afectarlo} other {# retiros podrían afectarlo, con advertencia}}',
  'finding.recalls.alert.sentence':
    '{warnings} hasta que se repare. Un concesionario de la marca puede confirmar con el VIN si {recalls, plural, one {el retiro afecta} other {los retiros afectan}} a este auto.',
  'finding.recalls.alert.ask':
    '¿Ya se hizo la reparación? Revisa los comprobantes antes de manejar el auto o consulta el VIN en nhtsa.gov/recalls.',
  'finding.recalls.alert.short': '{recalls, plural, one {1 podría afectarlo} other {{recalls} podrían afectarlo}}',
  'finding.recalls.parkIt':
    '{parkIt, plural, one {# retiro advierte} other {# retiros advierten}} que no manejes el auto',
  'finding.recalls.parkOutside':
    '{parkOutside, plural, one {# retiro advierte} other {# retiros advierten}} que estaciones el auto afuera y lejos de edificios',

  'finding.future-record.look.title': 'Registros con fecha futura',
  'finding.future-record.look.sentence':
    '{records, plural, one {# registro tiene fecha {day_of}, posterior a este reporte. Es un error de la fuente, así que no lo usamos en nuestras verificaciones.} other {# registros tienen fecha posterior a este reporte, el primero {day_of}. Es un error de la fuente, así que no los usamos en nuestras verificaciones.}}',
  'finding.future-record.look.short': 'fecha futura',

  'finding.record-before-built.look.title': 'Registros anteriores a la fabricación',
  'finding.record-before-built.look.sentence':
    '{records, plural, one {# registro tiene fecha {day_of}, muy anterior a la fabricación de un modelo {year}. Puede ser de otro auto.} other {# registros tienen fecha muy anterior a la fabricación de un modelo {year}, el primero {day_of}. Pueden ser de otro auto.}}',
  'finding.record-before-built.look.ask':
    'Compara el VIN del auto, del título y de este reporte, carácter por carácter.',
  'finding.record-before-built.look.short': 'anterior a la fabricación',

  'finding.unread-brand.look.title': 'Marca del título no reconocida',
  'finding.unread-brand.look.sentence':
    '{words, select, none {Un registro {day_of} menciona una marca del título, pero no indica cuál.} other {Un registro {day_of} dice “{words}” ({called}). No corresponde a un término estándar, así que no se incluyó en nuestras verificaciones.}}',
  'finding.unread-brand.look.ask': '¿El título tiene una marca? Revísalo antes de pagar.',
  'finding.unread-brand.look.short': 'texto no reconocido',

  'finding.unread-odometer.look.title': 'Texto no reconocido sobre el odómetro',
  'finding.unread-odometer.look.sentence':
    'Un registro {day_of} dice “{words}” ({called}). No corresponde a un término estándar, así que no se incluyó en nuestras verificaciones.',
  'finding.unread-odometer.look.ask': '¿Qué quiere decir ese texto sobre el millaje? Pide ver el documento original.',
  'finding.unread-odometer.look.short': 'texto no reconocido',

  'finding.unread-loss.look.title': 'Texto no reconocido sobre una pérdida',
  'finding.unread-loss.look.sentence':
    'Un registro {day_of} dice “{words}” ({called}). No corresponde a un término estándar, así que no se incluyó en nuestras verificaciones.',
  'finding.unread-loss.look.ask': '¿Qué le pasó al auto y quién cubrió la pérdida?',
  'finding.unread-loss.look.short': 'texto no reconocido',

  'finding.unread-damage.look.title': 'Texto no reconocido sobre daños',
  'finding.unread-damage.look.sentence':
    'Un registro {day_of} dice “{words}” ({called}). No corresponde a un término estándar, así que no se incluyó en nuestras verificaciones.',
  'finding.unread-damage.look.ask': '¿Qué se dañó? Pide facturas y fotos de la reparación.',
  'finding.unread-damage.look.short': 'texto no reconocido',

  'finding.unread-use.look.title': 'Texto no reconocido sobre el uso',
  'finding.unread-use.look.sentence':
    'Un registro {day_of} dice “{words}” ({called}). No corresponde a un término estándar, así que no se incluyó en nuestras verificaciones.',
  'finding.unread-use.look.ask': '¿Cómo se usaba el auto en ese momento?',
  'finding.unread-use.look.short': 'texto no reconocido',

  'finding.unread-claims.look.title': 'Texto no reconocido en un anuncio',
  'finding.unread-claims.look.sentence':
    'Un registro {day_of} dice “{words}” ({called}). No corresponde a un término estándar, así que no se incluyó en nuestras verificaciones.',
  'finding.unread-claims.look.ask': '¿A qué se refiere el vendedor?',
  'finding.unread-claims.look.short': 'texto no reconocido',

  'finding.unread-result.look.title': 'Resultado de prueba no reconocido',
  'finding.unread-result.look.sentence':
    'Un registro {day_of} dice “{words}” ({called}). No corresponde a un término estándar, así que no se incluyó en nuestras verificaciones.',
  'finding.unread-result.look.ask': '¿Aprobó la prueba? Pide ver el reporte de la inspección.',
  'finding.unread-result.look.short': 'texto no reconocido',

  'finding.general.ok.title': 'Sin observaciones',
  'finding.general.ok.sentence': 'No encontramos nada inusual aquí.',
  'finding.general.title': 'Un punto por aclarar',
  'finding.general.sentence': 'Consulta los registros indicados aquí.',
  'finding.general.ask': '¿Qué significan estos registros?',
};
