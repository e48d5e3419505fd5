export const es = {
  'report.wrongVin': 'VIN incorrecto',
  'report.noData': 'sin datos',
  'report.nameDiffers':
    'Escribiste {entered}, pero según el VIN es un {decoded}. Corrige el vehículo o confírmalo. No se usó ningún crédito.',
  'report.noCredit': 'Un reporte nuevo cuesta un crédito y no te queda ninguno. Elige un plan para crearlo.',
  'report.off':
    '{brand} no está creando reportes nuevos en este momento. No se usó ningún crédito. Conservas tus créditos y reportes. ¿Tienes preguntas? Escribe a {support}.',
  'report.fairUse':
    'Llegaste al límite de uso razonable de tu plan ilimitado: {limit, number} reportes por periodo. Si necesitas más ahora, escribe a {support} o compra créditos.',
  'report.noType':
    '{type, select, CA {En este momento no tenemos registros de Canadá.} EU {En este momento no tenemos registros de Europa.} other {En este momento no tenemos registros de esa región.}} Elige otra región.',
  'report.noSource':
    'Ninguna de nuestras fuentes de registros respondió. No se usó ningún crédito. Inténtalo de nuevo en unos minutos.',
  'report.returned': 'No encontramos registros de este auto, así que te reembolsamos el crédito.',
  'report.noTestVehicle': 'En el modo de prueba, solo los vehículos de ejemplo tienen reportes. Usa uno de sus VIN.',
  'report.testDown': 'Ninguna fuente respondió (modo de prueba). No se usó ningún crédito.',
  'report.none': 'No encontramos el reporte.',
  'report.otherSite': 'Esta dirección pertenece a otro sitio.',
  'report.noShare': 'Este enlace no existe, venció o su dueño lo desactivó.',
  'report.manyShares':
    'Este reporte ya tiene {most, number} enlaces activos, el máximo. Desactiva uno o espera a que venza alguno.',
  'report.noRecord': 'No encontramos ese registro en este reporte.',
  'report.disputed':
    'Enviado a soporte. Te responderemos por correo en menos de {within, select, hour {una hora} business {{hours} horas hábiles} other {{hours} horas}}.',
  'report.disputeText':
    'No estoy de acuerdo con un registro del reporte {report}, {title}, VIN {vin}.\nFuente: {source}\nRegistro: {record}\nTipo y fecha: {kind}, {date}\n\n{message}',
  'report.linkOver': 'Este enlace venció. Abre el documento desde tu cuenta.',
  'report.altered':
    'Los datos de este reporte ya no coinciden con nuestra firma, así que no se puede abrir. Escribe a {email}.',
  'report.noPlate': 'Escribe una placa de hasta 8 letras y números.',
  'report.noRegister': 'La consulta por placa no está disponible para ese país.',
  'report.registerDown': '{register} no respondió. Inténtalo de nuevo en unos minutos.',
  'report.plateUnknown': 'No encontramos esta placa en {register}.',
  'reportRow.several': 'Este VIN coincide con varios vehículos. Búscalo por separado y elige el tuyo.',
  'reportRow.unknown-classic': 'No reconocemos este VIN clásico. Búscalo por separado e indica qué auto es.',
  'reportRow.no-data': 'No encontramos registros de este vehículo. No se usó ningún crédito.',
  'reportRow.no-source': 'Ninguna fuente de registros respondió. No se usó ningún crédito. Envía esta fila de nuevo.',
  'reportRow.empty-report': 'No encontramos registros de este vehículo, así que te reembolsamos el crédito.',
  'reportRow.unreadable': 'Este VIN no es válido. Compáralo con el del auto.',
  'report.busy':
    'Estamos creando muchos reportes en este momento. El tuyo está guardado; ábrelo de nuevo en unos minutos.',
};
