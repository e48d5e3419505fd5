export const es = {
  'report.wrongVin': 'VIN incorrecto',
  'report.noData': 'sin datos',
  'report.nameDiffers':
    'Escribiste {entered}, pero este número es de un {decoded}. Corrige el nombre o confírmalo. No se gastó nada.',
  'report.noCredit': 'Un reporte nuevo cuesta un crédito y ya no te queda ninguno. Elige un plan para hacerlo.',
  'report.off':
    '{brand} no hace historiales nuevos por ahora. No se gastó nada: tus créditos y los historiales que tienes siguen siendo tuyos. Escribe a {support} si tienes alguna pregunta.',
  'report.fairUse':
    'Tu plan ilimitado está pensado para {limit, number} reportes por período y ya los hiciste. Escribe a {support} si necesitas más ahora, o compra créditos.',
  'report.noType':
    '{type, select, CA {Por ahora no tenemos registros de Canadá.} EU {Por ahora no tenemos registros de Europa.} other {Por ahora no tenemos registros de esa región.}} Elige otra región.',
  'report.noSource':
    'Ninguna de nuestras fuentes de registros responde en este momento. No se gastó nada; inténtalo de nuevo en unos minutos.',
  'report.returned': 'Ninguna fuente tiene registros de este auto, así que te devolvimos el crédito.',
  'report.none': 'Ningún reporte tiene ese número.',
  'report.otherSite': 'Este servidor atiende otro sitio.',
  'report.noShare': 'Ese enlace no existe, ya no vale o su dueño lo terminó.',
  'report.manyShares':
    'Este reporte ya tiene {most, number} enlaces abiertos y no puede tener más. Termina uno o espera a que venza alguno.',
  'report.noRecord': 'Este reporte no tiene ese registro.',
  'report.disputed':
    'Soporte ya lo tiene y te responde por correo en menos de {within, select, hour {una hora} business {{hours} horas hábiles} other {{hours} horas}}.',
  'report.disputeText':
    'No estoy de acuerdo con un registro del reporte {report}, {title}, VIN {vin}.\nFuente: {source}\nRegistro: {record}\nTipo y fecha: {kind}, {date}\n\n{message}',
  'report.linkOver': 'Este enlace ya no vale. Abre el documento desde tu panel.',
  'report.altered':
    'Los datos de este reporte ya no coinciden con nuestra firma, así que no se puede abrir. Avísanos: {email}',
  'report.noPlate': 'Escribe una placa de hasta ocho letras y números.',
  'report.noRegister': 'El registro de ese país no está disponible aquí.',
  'report.registerDown': '{register} no responde en este momento. Inténtalo de nuevo en unos minutos.',
  'report.plateUnknown': '{register} no conoce esta placa.',
  'reportRow.several': 'Este número corresponde a varios vehículos. Búscalo por separado y elige el tuyo.',
  'reportRow.unknown-classic': 'No conocemos este VIN antiguo. Búscalo por separado y dinos qué auto es.',
  'reportRow.no-data': 'Ninguna fuente tiene registros de este vehículo. No costó nada.',
  'reportRow.no-source': 'Ninguna fuente de registros respondió. No costó nada; manda la fila otra vez.',
  'reportRow.empty-report': 'Ninguna fuente tiene registros de este vehículo, así que te devolvimos el crédito.',
  'reportRow.unreadable': 'No podemos leer este VIN. Compáralo con el que lleva el auto.',
  'report.busy': 'Ahora mismo se están haciendo muchos reportes. El tuyo está a salvo; ábrelo de nuevo en un momento.',
};
