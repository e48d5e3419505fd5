/** La misma página en otras marcas. */
export const esBrands = {
  'content.toBrands': 'Copiar a otras marcas…',
  'content.brands.title': 'Copiar a otras marcas',
  'content.brands.where': 'Marcas e idiomas',
  'content.brands.place': '{name}, {language}',
  'content.brands.unwritten': '{language}: aún sin traducir',
  'content.brands.most': 'Puedes elegir hasta {most, number} a la vez. Publica primero estas y luego las demás.',
  'content.brands.none': 'Solo tienes acceso a una marca.',
  'content.brands.loading': 'Comparando…',
  'content.brands.newPage': 'Nueva página',
  'content.brands.first': 'No publicada',
  'content.brands.changes': 'Reemplaza la versión publicada',
  'content.brands.same': 'Al día',
  'content.brands.draft':
    '{who} tiene un borrador sin publicar del {at}. Se reemplazará, pero quedará en el historial.',
  'content.brands.mention': 'El texto menciona a {name}:',
  'content.brands.picture.copied': 'se copiará.',
  'content.brands.picture.own': 'no se copiará. Se usa la imagen de la marca con ese nombre.',
  'content.brands.changesAt': 'Cambios: {title}',
  'content.brands.asDrafts': 'Guardar como borrador',
  'content.brands.allOrNone':
    'Si una marca no se puede actualizar, no se cambia ninguna. Después puedes deshacer el cambio en cada marca.',
  'content.brands.published': 'Publicada. Los visitantes la verán en un segundo.',
  'content.brands.planned': 'Programada en cada marca',
  'content.brands.drafted': 'Guardada como borrador. Los visitantes aún no ven cambios.',
  'content.brands.historyAt': 'Historial: {place}',
  'content.brands.undone': 'Cambio deshecho',
};
