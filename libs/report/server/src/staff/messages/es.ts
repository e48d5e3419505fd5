/** Textos de las llamadas sobre el historial importado. */
export const es = {
  'history.noSource': 'La fuente no existe o viene incluida en el sistema.',
  'history.noRecord': 'No encontramos el registro. Una importación pudo haberlo eliminado.',
  'history.isWithdrawn': 'La fuente retiró este registro. Un propietario puede volver a mostrarlo en los reportes.',
  'history.dateAhead': 'La fecha no puede ser futura.',
  'history.reasonMissing': 'Escribe el motivo.',
  'history.toldSubject': 'Registro actualizado: {title}',
  'history.toldBody':
    'Revisamos un registro de tu reporte {number} del {title} y lo corregimos o eliminamos. Tu reporte todavía muestra el registro original.',
  'history.toldFree': 'Puedes crear una versión nueva gratis hasta el {until}.',
  'history.toldAction': 'Ver reporte',
  'history.noMapping': 'La asignación no existe o viene incluida en el sistema.',
  'history.mappingName': 'Usa de 1 a 40 caracteres: a–z, 0–9 y guiones.',
  'history.mappingLong': 'Usa 100,000 caracteres como máximo.',
  'history.mappingShipped': 'Una asignación incluida usa este nombre. Elige otro.',
  'history.mappingChanged':
    'No se pudo guardar. Alguien más guardó una versión nueva. Ábrela antes de guardar la tuya.',
  'history.sampleEmpty': 'El archivo está vacío.',
  'history.day': 'Escribe una fecha con el formato AAAA-MM-DD.',
  'history.reasonLong': 'Usa 200 caracteres como máximo para el motivo.',
};
