/**
 * Lo que encontró una regla, en palabras. Un día también está como `_on` (el 2 nov 2026), `_the` (el 2 nov 2026, después
 * de «desde» o «entre»), `_of` (del 2 nov 2026) y `_year`. Lo que no se sabe es `none`.
 */
export const findings = {
  'finding.odometer-rollback.ok.title': 'Las millas nunca bajan',
  'finding.odometer-rollback.ok.sentence':
    'En {readings, plural, one {# lectura} other {# lecturas}}, ninguna es menor que una anterior; la más alta es de {highestMiles}.',
  'finding.odometer-rollback.ok.short': 'todas concuerdan',
  'finding.odometer-rollback.alert.title': 'El odómetro retrocedió',
  'finding.odometer-rollback.alert.sentence':
    'Marcaba {fromMiles} {fromDay_on} y {toMiles} {toDay_on}: {less} menos. Un error de dedo en un registro no lo explica.',
  'finding.odometer-rollback.alert.ask':
    '¿Cambiaron el odómetro o el tablero? Pide la factura y la etiqueta de la puerta que lo registra.',
  'finding.odometer-rollback.alert.short': 'retrocedió',

  'finding.odometer-five-digits.look.title': 'El odómetro pudo volver a cero',
  'finding.odometer-five-digits.look.sentence':
    'Marcaba {fromMiles} {fromDay_on} y {toMiles} {toDay_on}. Los odómetros antiguos vuelven a cero después de 99,999.{total, select, none {} other { Si este lo hizo, ha recorrido al menos {total}.}}',
  'finding.odometer-five-digits.look.ask':
    '¿Ya pasó de 99,999 millas, y cuántas veces? El desgaste y los papeles viejos lo dicen.',
  'finding.odometer-five-digits.look.short': 'pudo empezar de nuevo',

  'finding.odometer-typing-error.look.title': 'Una lectura del odómetro no cuadra',
  'finding.odometer-typing-error.look.sentence':
    '{miles} se anotó {day_on}, entre {beforeMiles} antes y {afterMiles} después. Es más probable un error al escribir que una alteración.',
  'finding.odometer-typing-error.look.ask': '¿Hay una factura o una foto del odómetro de ese día?',
  'finding.odometer-typing-error.look.short': '1 no cuadra',

  'finding.odometer-out-of-line.look.title': 'Una lectura del odómetro no cuadra',
  'finding.odometer-out-of-line.look.sentence':
    '{miles} se anotó {day_on}, entre {beforeMiles} antes y {afterMiles} después. Puede ser un error al escribir, o que el odómetro se alteró y después pasó la lectura anterior.',
  'finding.odometer-out-of-line.look.ask':
    '¿Hay una factura o una foto del odómetro de ese día? ¿Quién tenía el auto entonces?',
  'finding.odometer-out-of-line.look.short': '1 no cuadra',

  'finding.odometer-total.ok.title': 'Al menos {totalMiles} en total',
  'finding.odometer-total.ok.sentence': 'La cuenta empezó de nuevo: {sum} = al menos {totalMiles}.',
  'finding.odometer-total.ok.short': 'al menos {totalMiles} en total',

  'finding.odometer-plausibility.ok.title': 'El millaje es creíble',
  'finding.odometer-plausibility.ok.sentence':
    'Según {readings, plural, one {# lectura} other {# lecturas}}, recorrió unas {milesPerYear} al año.',
  'finding.odometer-plausibility.ok.short': 'creíbles',
  'finding.odometer-plausibility.look.title': 'Muchas millas en poco tiempo',
  'finding.odometer-plausibility.look.sentence':
    'De {fromMiles} ({fromDay}) a {toMiles} ({toDay}): un ritmo de {milesPerYear} al año, más de lo que anda casi cualquier auto.',
  'finding.odometer-plausibility.look.ask':
    '¿Quién lo manejaba entonces y para qué? También puede ser un dígito mal escrito.',
  'finding.odometer-plausibility.look.short': 'salto muy grande',

  'finding.odometer-absurd.look.title': 'Una lectura imposible',
  'finding.odometer-absurd.look.sentence': '{miles} se anotó {day_on}. No la usamos en ninguna prueba.',
  'finding.odometer-absurd.look.ask': '¿Qué marcaba el odómetro ese día? Un recibo de servicio lo puede decir.',
  'finding.odometer-absurd.look.short': '1 lectura imposible',

  'finding.odometer-too-low.look.title': 'Muy pocas millas para su edad',
  'finding.odometer-too-low.look.sentence':
    'Se anotaron {miles} {day_on} en un auto año {year}. Pueden faltar dígitos, o se cambió el odómetro.',
  'finding.odometer-too-low.look.ask': '¿Qué marcaba el odómetro ese día? Un registro de servicio lo puede decir.',
  'finding.odometer-too-low.look.short': 'muy bajo para su edad',

  'finding.odometer-called-actual.ok.title': 'El millaje se declara real',
  'finding.odometer-called-actual.ok.sentence':
    'Quien vendió el auto marcó {readings, plural, one {# lectura} other {# lecturas}} como millaje real (actual). No tenemos un título que lo diga.',
  'finding.odometer-called-actual.ok.short': 'real según el vendedor',

  'finding.odometer-exempt.ok.title': 'Por su edad no se declara el millaje',
  'finding.odometer-exempt.ok.sentence':
    'El millaje estaba exento de declararse {day_on}, como ocurre después de {years, plural, one {# año} other {# años}}. Nadie responde por la lectura, así que no la usamos en ninguna prueba.',
  'finding.odometer-exempt.ok.short': 'exento por su edad',
  'finding.odometer-exempt.look.title': 'Nadie responde por el millaje',
  'finding.odometer-exempt.look.sentence':
    'El millaje se marcó como exento de declararse {day_on}. No usamos la lectura en ninguna prueba.',
  'finding.odometer-exempt.look.ask': '¿Por qué no se declaró el millaje y qué papeles lo muestran?',
  'finding.odometer-exempt.look.short': 'millaje no declarado',

  'finding.odometer-codes.ok.title': 'Los títulos dan el millaje por real',
  'finding.odometer-codes.ok.sentence':
    '{readings, plural, one {# lectura lleva} other {# lecturas llevan}} el código 68: millaje real, según lo declaró el vendedor al estado.',
  'finding.odometer-codes.ok.short': 'declarado real',
  'finding.odometer-codes.title': 'Código de odómetro {code}: {meaning}',
  'finding.odometer-codes.sentence':
    '{code, select, 74 {Así lo dice un registro {day_on}. Desde entonces la cuenta empezó de nuevo: hay que sumar las millas de antes.} other {Así lo dice un registro {day_on}. Desde entonces, las millas del tablero pueden no ser las recorridas.}}',
  'finding.odometer-codes.ask': '¿Por qué se anotó esto, y qué papeles muestran el millaje real?',
  'finding.odometer-codes.short': '{meaning_within}',

  'finding.entered-mileage.ok.title': 'El millaje ingresado cuadra',
  'finding.entered-mileage.ok.sentence':
    'Se ingresaron {miles} a mano; el último registro dice {lastMiles} {lastDay_on}.',
  'finding.entered-mileage.ok.short': 'cuadra con el millaje ingresado',
  'finding.entered-mileage.look.title': 'Tu millaje supera por mucho los registros',
  'finding.entered-mileage.look.sentence':
    'Se ingresaron {miles} a mano; el último registro dice {lastMiles} {lastDay_on}. Es mucho para ese tiempo.',
  'finding.entered-mileage.look.ask':
    '¿En qué se usó el auto desde entonces? Vuelve a leer el odómetro para estar seguro.',
  'finding.entered-mileage.look.short': 'alto para el tiempo',
  'finding.entered-mileage.alert.title': 'El auto marca menos millas que sus registros',
  'finding.entered-mileage.alert.sentence':
    'Se ingresaron {miles} a mano, pero hay un registro de {lastMiles} {lastDay_on}: {less} más.',
  'finding.entered-mileage.alert.ask':
    '¿Por qué el auto marca menos millas que antes? No compres sin una respuesta por escrito.',
  'finding.entered-mileage.alert.short': 'marca menos que antes',

  'finding.conflicting-readings.look.title': 'Dos fuentes leyeron distinto',
  'finding.conflicting-readings.look.sentence':
    '{lowMiles} y {highMiles} se anotaron {day_on}. Una de las dos está mal.',
  'finding.conflicting-readings.look.ask': '¿Cuál de las dos es la correcta? Un papel de ese día lo puede decir.',
  'finding.conflicting-readings.look.short': '2 no coinciden',

  'finding.title-states.ok.title': 'Sin cambios rápidos de estado',
  'finding.title-states.ok.sentence':
    '{titles, plural, one {# título expedido} other {# títulos expedidos}}{states, select, none {} other { en {states}}}; no cambió mucho de estado.',
  'finding.title-states.ok.short': '{states, select, none {sin estado indicado} other {{states}}}',
  'finding.title-states.look.title': 'Muchos estados en poco tiempo',
  'finding.title-states.look.sentence':
    'Títulos de {states} en {months, plural, one {# mes} other {# meses}} ({range}). Cuando un auto se muda, una marca se puede perder.',
  'finding.title-states.look.ask': '¿Por qué cambió tanto de estado, y puedo ver los títulos de cada uno?',
  'finding.title-states.look.short': '{states_count} estados',

  'finding.no-title-brand.ok.title': 'Sin marcas en los títulos que leímos',
  'finding.no-title-brand.ok.sentence':
    'Ningún estado puso una marca en {titles, plural, one {el título} other {los {titles} títulos}} que leímos. Puede haber otros.',
  'finding.no-title-brand.ok.short': 'Ninguna en {titles, plural, one {# título} other {# títulos}}',

  'finding.title-brand.look.ask': '¿A qué se debe esta marca y qué se hizo al respecto? Pide los papeles.',
  'finding.title-brand.alert.ask':
    '¿Qué le pasó al auto, quién lo reparó, y tu aseguradora lo acepta? Pide fotos y facturas.',
  'finding.title-brand.title': 'Marca del título: {brand}',
  'finding.title-brand.sentence':
    '{seen, select, yes {{times, plural, one {Se vio {day_on}; no se dice cuándo se puso en el título{state, select, none {} other { de {state}}}.} other {Está en {times, number} registros; se vio por primera vez {day_on}.}}} other {{times, plural, one {Se puso en un título{state, select, none {} other { de {state}}} {day_on}.} other {Está en {times, number} registros; la primera vez, {day_on}, en un título{state, select, none {} other { de {state}}}.}}}}',
  'finding.title-brand.short': '{brand_short} {day_year}',
  'finding.title-brand.code': 'Marca con código {code}',

  'finding.title-brand-missing-later.look.title': 'Una marca falta en un título posterior',
  'finding.title-brand-missing-later.look.sentence':
    'Un título{brandState, select, none {} other { de {brandState}}} llevaba «{brand}» {brandDay_on}; un título{laterState, select, none {} other { de {laterState}}} {laterDay_on} no la menciona. Los estados no siempre la pasan al título nuevo.',
  'finding.title-brand-missing-later.alert.title': 'Un título posterior dice que no tiene marca',
  'finding.title-brand-missing-later.alert.sentence':
    'Un título{brandState, select, none {} other { de {brandState}}} llevaba «{brand}» {brandDay_on}; un título{laterState, select, none {} other { de {laterState}}} {laterDay_on} dice que no hay ninguna. Una marca no desaparece: pudo haberse «lavado».',
  'finding.title-brand-missing-later.ask':
    'Pide ver todos los títulos de este auto, por los dos lados, y compara las marcas.',
  'finding.title-brand-missing-later.short': 'falta en un título posterior',

  'finding.total-loss.look.title': 'Pudo haber sido pérdida total',
  'finding.total-loss.look.sentence':
    'Ningún registro de aseguradora lo dice, pero esto apunta a ello: {signals} ({day}).',
  'finding.total-loss.look.ask': '¿Una aseguradora pagó los daños y lo declaró pérdida total?',
  'finding.total-loss.look.short': 'señales de pérdida total',
  'finding.total-loss.alert.title': 'Fue pérdida total',
  'finding.total-loss.alert.sentence': 'Está registrado: {signals} ({day}).',
  'finding.total-loss.alert.ask':
    '¿Qué se dañó, quién lo reconstruyó y qué inspección pasó? Llama a tu aseguradora antes de pagar.',
  'finding.total-loss.alert.short': 'pérdida total registrada',
  'finding.total-loss.signal.airbags': 'bolsas de aire abiertas',
  'finding.total-loss.signal.brand': 'una marca en el título',
  'finding.total-loss.signal.junk': 'un registro de chatarra',
  'finding.total-loss.signal.paper': 'un certificado de salvage o de chatarra',
  'finding.total-loss.signal.rebuilt': 'un título de reconstruido (rebuilt)',
  'finding.total-loss.signal.reported': 'un registro de pérdida total de una aseguradora',
  'finding.total-loss.signal.salvage': 'un registro de salvage',
  'finding.total-loss.signal.severe': 'daños graves',
  'finding.total-loss.signal.structural': 'daño estructural',

  'finding.salvage-records.alert.title': 'Un yonque o una aseguradora lo reportó',
  'finding.salvage-records.alert.sentence':
    '{records, plural, one {# registro de chatarra o salvage} other {# registros de chatarra o salvage}}, el último {lastDay_on}{became, select, none {} other {: {became}}}.',
  'finding.salvage-records.alert.ask': '¿Cómo regresó el auto de un yonque y quién lo ha inspeccionado desde entonces?',
  'finding.salvage-records.alert.short': 'reportado {lastDay_on}',

  'finding.salvage-auction.title': 'Vendido en una subasta de salvage',
  'finding.salvage-auction.sentence':
    '{lots, plural, one {{seen, select, yes {Se vio en venta} other {Se ofreció}} {day_on}} other {Se ofreció {lots, number} veces, la última {day_on}}}{about, select, none {} other {, con estos daños: {about}}}{paper_words, select, none {} other {; papel: {paper_words}}}{runs_words, select, none {} other {; motor: {runs_words}}}.',
  'finding.salvage-auction.look.ask': '¿Por qué se vendió ahí y qué se reparó desde entonces?',
  'finding.salvage-auction.alert.ask': '¿Qué se dañó y quién lo reparó? Pide las fotos de la subasta y las facturas.',
  'finding.salvage-auction.short':
    '{damage_first, select, none {subasta de salvage} other {{damage_first}}} {day_year}',

  'finding.seen-after-end.alert.title': 'En la calle después de su fin',
  'finding.seen-after-end.alert.sentence':
    'Se reportó compactado, desechado o desarmado {endDay_on}, pero {records, plural, one {# registro lo muestra} other {# registros lo muestran}} después en la calle, el primero {day_on}. Su VIN puede estar en otro auto.',
  'finding.seen-after-end.alert.ask':
    'No pagues hasta que la policía o la oficina de títulos compare las placas del VIN con los papeles.',
  'finding.seen-after-end.alert.short': 'en la calle después de su fin',

  'finding.open-theft.alert.title': 'Reportado como robado, sin recuperación',
  'finding.open-theft.alert.sentence':
    'Se denunció su robo {day_on}{state, select, none {} other { en {state}}}, y ningún registro dice que apareció.',
  'finding.open-theft.alert.ask': 'No pagues ni lo manejes: pregunta a la policía de ese estado si todavía lo buscan.',
  'finding.open-theft.alert.short': 'denunciado como robado',

  'finding.recovered-theft.look.title': 'Robado una vez y recuperado',
  'finding.recovered-theft.look.sentence': 'Se denunció su robo {day_on} y se recuperó {recoveredDay_on}.',
  'finding.recovered-theft.look.ask': '¿En qué condición lo encontraron y qué se reparó o cambió?',
  'finding.recovered-theft.look.short': 'robado y recuperado',

  'finding.open-lien.ok.title': 'No hay deudas abiertas en los registros',
  'finding.open-lien.ok.sentence':
    '{liens, plural, one {# deuda registrada} other {# deudas registradas}} (lien), con su liberación.',
  'finding.open-lien.ok.short': 'deuda liberada',
  'finding.open-lien.look.title': 'Una deuda sin liberar',
  'finding.open-lien.look.sentence':
    '{liens, plural, one {# deuda (lien)} other {# deudas (liens)}} sin liberación registrada, la última {day_on}. El banco todavía puede ser dueño del auto.',
  'finding.open-lien.look.ask': 'Pide la carta de liberación del banco (lien release), o paga directamente al banco.',
  'finding.open-lien.look.short': 'deuda sin liberar',

  'finding.export.look.title': 'Salió del país o iba a salir',
  'finding.export.look.sentence': 'Hay una exportación registrada{where, select, none {} other { a {where}}} {day_on}.',
  'finding.export.look.ask': '¿Dónde ha estado el auto desde entonces, y hay papeles de su regreso?',
  'finding.export.look.short': 'exportación registrada',

  'finding.impound.look.title': 'Estuvo en el corralón',
  'finding.impound.look.sentence':
    '{times, plural, one {# registro de corralón} other {# registros de corralón}}, el último {day_on}.',
  'finding.impound.look.ask': '¿Por qué lo llevaron, y están pagados todos los cargos?',
  'finding.impound.look.short': 'estuvo en corralón',

  'finding.damage.title': '{about, select, none {Daños registrados} other {Daños registrados: {about}}}',
  'finding.damage.sentence':
    '{records, plural, one {# registro de daños} other {# registros de daños}}, el peor {day_on}{also, select, none {} other {: {also}}}.',
  'finding.damage.ask': '¿Qué se reparó después, dónde, y hay facturas y fotos?',
  'finding.damage.short': '{about, select, none {{day_year}} other {{about}, {day_year}}}',
  'finding.damage.airbags': 'se abrieron las bolsas de aire',
  'finding.damage.structural': 'se reportó daño estructural',

  'finding.owners.ok.title': '{owners, plural, one {# dueño} other {# dueños}}',
  'finding.owners.ok.sentence':
    'Los registros muestran {owners, plural, one {# dueño} other {# dueños}} desde {fromDay_the}.',
  'finding.owners.ok.short': '{owners, plural, one {# dueño} other {# dueños}}',
  'finding.owners.look.title': 'Un dueño lo tuvo muy poco tiempo',
  'finding.owners.look.sentence':
    'Los registros muestran {owners, plural, one {# dueño} other {# dueños}} desde {fromDay_the}; el que lo adquirió {shortDay_on} lo tuvo {months, plural, =0 {menos de un mes} one {# mes} other {# meses}}.',
  'finding.owners.look.ask': '¿Por qué se vendió tan pronto?',
  'finding.owners.look.short': '{owners, plural, one {# dueño} other {# dueños}}',

  'finding.commercial-use.ok.title': 'Uso particular o arrendamiento',
  'finding.commercial-use.ok.sentence':
    '{records, plural, one {# registro dice} other {# registros dicen}} su uso, y ninguno es comercial.',
  'finding.commercial-use.ok.short': 'uso particular',
  'finding.commercial-use.look.title': 'Se usó como: {name}',
  'finding.commercial-use.look.sentence':
    'Lo dice un registro {day_on}. Estos autos se desgastan más, y a menudo se les da buen servicio.',
  'finding.commercial-use.look.ask': '¿Están los recibos de servicio de esa época?',
  'finding.commercial-use.look.short': '{name}',

  'finding.late-first-record.look.title': 'Sin registros de sus primeros {span}',
  'finding.late-first-record.look.sentence':
    'El auto es año {year} y el primer registro que tenemos es {day_of}. No se sabe nada del tiempo anterior.',
  'finding.late-first-record.look.ask':
    '¿Quién tuvo el auto antes? Pide el primer título, las facturas y el libro de servicio.',
  'finding.late-first-record.look.short': 'primer registro {day_year}',

  'finding.record-gap.ok.title': 'Sin huecos largos en el historial',
  'finding.record-gap.ok.sentence': 'Nunca pasó más de {months, plural, one {# mes} other {# meses}} sin un registro.',
  'finding.record-gap.ok.short': 'sin huecos largos',
  'finding.record-gap.look.title': 'Sin registros durante {span}',
  'finding.record-gap.look.sentence':
    'No hay nada registrado entre {fromDay_the} y {toDay_the}. Eso no prueba nada; es una pregunta.',
  'finding.record-gap.look.ask': '¿Dónde estuvo el auto en ese tiempo? Pide recibos de servicio.',
  'finding.record-gap.look.short': 'hueco de {span}',

  'finding.silent-since.look.title': 'Sin registros en los últimos {span}',
  'finding.silent-since.look.sentence': 'El último registro es {fromDay_of}.',
  'finding.silent-since.look.ask': '¿Qué ha pasado desde entonces? Pide recibos de servicio y el registro vigente.',
  'finding.silent-since.look.short': 'nada desde {fromDay_the}',

  'finding.days-on-market.ok.title': 'En venta durante {days, plural, one {# día} other {# días}}',
  'finding.days-on-market.look.title': 'En venta durante {days, plural, one {# día} other {# días}}: no se vendía',
  'finding.days-on-market.look.ask': '¿Por qué nadie lo compró, y qué encontraron otros compradores?',
  'finding.days-on-market.sentence':
    'Se ofreció {range}; {drops, plural, =0 {el precio no bajó} =1 {el precio bajó una vez} other {el precio bajó {drops_small} veces}}{sold, select, yes { y se vendió} other {}}.',
  'finding.days-on-market.short': '{days, plural, one {# día} other {# días}} en venta',

  'finding.auctions.ok.title': '{auctions, plural, one {# subasta registrada} other {# subastas registradas}}',
  'finding.auctions.ok.sentence':
    '{auctions, plural, one {# subasta} other {# subastas}} ({when}), {priced, plural, =0 {ninguna} other {{priced}}} con precio.',
  'finding.auctions.look.title': '{auctions, plural, one {# subasta} other {# subastas}} en menos de un año',
  'finding.auctions.look.sentence':
    '{auctions, plural, one {# subasta} other {# subastas}} ({when}), {priced, plural, =0 {ninguna} other {{priced}}} con precio. Los dealers revenden el auto que no pudieron vender.',
  'finding.auctions.look.ask': '¿Por qué se subastó una y otra vez?',
  'finding.auctions.short': '{auctions, plural, one {# subasta} other {# subastas}}',

  'finding.listing-claims.look.title': 'Un anuncio de venta dice: {claims_words}',
  'finding.listing-claims.look.sentence':
    'Estuvo en venta con estas palabras {day_on}. El anuncio no dice cuándo pasó.',
  'finding.listing-claims.look.ask': '¿Qué pasó, cuándo, y hay facturas y fotos?',
  'finding.listing-claims.look.short': 'anuncio: {claims_words}',

  'finding.failed-inspection.ok.title':
    'La última {test, select, emissions {prueba de emisiones} other {inspección}} se aprobó',
  'finding.failed-inspection.ok.sentence': 'La aprobó {day_on}.',
  'finding.failed-inspection.ok.short': '{test, select, emissions {prueba de emisiones} other {inspección}} aprobada',
  'finding.failed-inspection.look.title':
    '{result, select, advisory {La última {test, select, emissions {prueba de emisiones} other {inspección}} tuvo observaciones} other {La última {test, select, emissions {prueba de emisiones} other {inspección}} se reprobó}}',
  'finding.failed-inspection.look.sentence':
    '{result, select, advisory {La aprobó {day_on}, con cosas por vigilar o reparar.} other {La reprobó {day_on}, y no hay otra aprobada desde entonces.}}',
  'finding.failed-inspection.look.ask': '¿Qué encontraron, y se reparó?',
  'finding.failed-inspection.look.short':
    '{test, select, emissions {prueba de emisiones} other {inspección}} {result, select, advisory {aprobada con observaciones} other {reprobada}}',

  'finding.recalls.look.title': '{recalls, plural, one {# recall podría} other {# recalls podrían}} aplicar',
  'finding.recalls.look.sentence':
    'Por año, marca y modelo. Un dealer de la marca puede decirte con el VIN cuáles están pendientes, y los repara gratis.',
  'finding.recalls.look.ask':
    '¿Cuáles recalls ya se hicieron? Pide los papeles, o escribe el VIN en nhtsa.gov/recalls.',
  'finding.recalls.look.short': '{recalls, plural, one {1 podría aplicar} other {{recalls} podrían aplicar}}',
  'finding.recalls.alert.title':
    '{recalls, plural, one {# recall podría} other {# recalls podrían}} aplicar, con una advertencia',
  'finding.recalls.alert.sentence':
    'Si le tocan a este auto, {warnings}, hasta que se repare. Un dealer de la marca puede decirte con el VIN.',
  'finding.recalls.alert.ask':
    '¿Ya se hizo este recall? Mira los papeles antes de manejarlo, o escribe el VIN en nhtsa.gov/recalls.',
  'finding.recalls.alert.short': '{recalls, plural, one {1 podría aplicar} other {{recalls} podrían aplicar}}',
  'finding.recalls.parkIt': '{parkIt, plural, one {# dice} other {# dicen}} que no lo manejes',
  'finding.recalls.parkOutside':
    '{parkOutside, plural, one {# dice} other {# dicen}} que lo estaciones afuera, lejos de edificios',

  'finding.future-record.look.title': 'Registros con fecha futura',
  'finding.future-record.look.sentence':
    '{records, plural, one {# registro lleva} other {# registros llevan}} fecha posterior a este reporte, el primero {day}. Es un error de la fuente; ninguna prueba lo usa.',
  'finding.future-record.look.short': 'fecha futura',

  'finding.record-before-built.look.title': 'Registros de antes de que el auto existiera',
  'finding.record-before-built.look.sentence':
    '{records, plural, one {# registro tiene} other {# registros tienen}} fecha muy anterior a lo posible para un año modelo {year}, el primero {day}. Puede ser de otro auto.',
  'finding.record-before-built.look.ask': 'Compara el VIN del auto, del título y de este reporte, letra por letra.',
  'finding.record-before-built.look.short': 'fecha demasiado temprana',

  'finding.unread-brand.look.title': 'Expresión desconocida sobre un título',
  'finding.unread-brand.look.sentence':
    '{words, select, none {Un registro {day_of} habla de una marca en el título y no dice cuál.} other {Un registro {day_of} dice «{words}» ({called}). No tenemos un término estándar para eso, así que ninguna prueba lo usó.}}',
  'finding.unread-brand.look.ask': '¿Tiene el título una marca? Míralo antes de pagar.',
  'finding.unread-brand.look.short': 'expresión desconocida',

  'finding.unread-odometer.look.title': 'Expresión desconocida sobre el odómetro',
  'finding.unread-odometer.look.sentence':
    'Un registro {day_of} dice «{words}» ({called}). No tenemos un término estándar para eso, así que ninguna prueba lo usó.',
  'finding.unread-odometer.look.ask': '¿Qué dice del millaje? Mira el documento de donde viene.',
  'finding.unread-odometer.look.short': 'expresión desconocida',

  'finding.unread-loss.look.title': 'Expresión desconocida sobre una pérdida',
  'finding.unread-loss.look.sentence':
    'Un registro {day_of} dice «{words}» ({called}). No tenemos un término estándar para eso, así que ninguna prueba lo usó.',
  'finding.unread-loss.look.ask': '¿Qué pasó con el auto, y quién lo pagó?',
  'finding.unread-loss.look.short': 'expresión desconocida',

  'finding.unread-damage.look.title': 'Expresión desconocida sobre daños',
  'finding.unread-damage.look.sentence':
    'Un registro {day_of} dice «{words}» ({called}). No tenemos un término estándar para eso, así que ninguna prueba lo usó.',
  'finding.unread-damage.look.ask': '¿Qué se dañó, y hay facturas y fotos de la reparación?',
  'finding.unread-damage.look.short': 'expresión desconocida',

  'finding.unread-use.look.title': 'Expresión desconocida sobre su uso',
  'finding.unread-use.look.sentence':
    'Un registro {day_of} dice «{words}» ({called}). No tenemos un término estándar para eso, así que ninguna prueba lo usó.',
  'finding.unread-use.look.ask': '¿Cómo se usó el auto entonces?',
  'finding.unread-use.look.short': 'expresión desconocida',

  'finding.unread-claims.look.title': 'Expresión desconocida en un anuncio',
  'finding.unread-claims.look.sentence':
    'Un registro {day_of} dice «{words}» ({called}). No tenemos un término estándar para eso, así que ninguna prueba lo usó.',
  'finding.unread-claims.look.ask': '¿Qué quiere decir el vendedor con eso?',
  'finding.unread-claims.look.short': 'expresión desconocida',

  'finding.unread-result.look.title': 'Expresión desconocida sobre una prueba',
  'finding.unread-result.look.sentence':
    'Un registro {day_of} dice «{words}» ({called}). No tenemos un término estándar para eso, así que ninguna prueba lo usó.',
  'finding.unread-result.look.ask': '¿La aprobó el auto? Mira el informe de la inspección.',
  'finding.unread-result.look.short': 'expresión desconocida',

  'finding.general.ok.title': 'Revisado, en orden',
  'finding.general.ok.sentence': 'Aquí nada llamó la atención.',
  'finding.general.title': 'Algo por preguntar',
  'finding.general.sentence': 'Mira los registros que se nombran aquí.',
  'finding.general.ask': '¿Qué significan estos registros?',
};
