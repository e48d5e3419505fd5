/** Lo que dicen las llamadas sobre el historial importado. */
export const es = {
  'history.noSource': 'Esa fuente no existe, o viene con el producto.',
  'history.noRecord': 'Ese registro no existe. Quizá una importación lo quitó.',
  'history.isWithdrawn': 'Su fuente retiró este registro. Una persona propietaria puede revertirlo.',
  'history.dateAhead': 'Esa fecha aún no llega.',
  'history.reasonMissing': 'Di por qué, por favor.',
  'history.toldSubject': 'Cambió un registro de tu reporte sobre {title}',
  'history.toldBody':
    'Revisamos un registro del reporte {number} sobre {title}, y lo corregimos o lo quitamos. Tu reporte todavía muestra lo que decía cuando se hizo.',
  'history.toldFree': 'Una versión nueva es gratis hasta el {until}.',
  'history.toldAction': 'Abrir el reporte',
  'history.noMapping': 'No existe esa correspondencia, o viene con el producto.',
  'history.mappingName': 'Un nombre tiene de 1 a 40 caracteres: a–z, 0–9 y -.',
  'history.mappingLong': 'Una correspondencia tiene como máximo 100,000 caracteres.',
  'history.mappingShipped': 'Ese nombre es de una correspondencia del producto. Elige otro.',
  'history.mappingChanged': 'Alguien guardó otra versión mientras tanto. Ábrela antes de guardar la tuya.',
  'history.sampleEmpty': 'El archivo está vacío.',
  'history.day': 'Escribe un día, AAAA-MM-DD.',
  'history.reasonLong': 'Deja el motivo en 200 caracteres, por favor.',
};
