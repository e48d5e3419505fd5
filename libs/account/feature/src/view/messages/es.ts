/** Textos de la vista de solo lectura que soporte abre de una cuenta. */
export const es = {
  'view.title': 'Vista de solo lectura',
  'view.lead': 'Consulta las páginas tal como las ve el miembro. No puedes hacer cambios.',
  'view.opening': 'Abriendo vista…',
  'view.closedTitle': 'No hay ninguna vista activa',
  'view.closed':
    'Abre una vista desde la página del miembro en el panel. Termina a los 15 minutos o al volver a cargar la página.',
  'view.documents': 'Los documentos y las facturas no están disponibles en esta vista. Ábrelos en el panel.',
  'view.banner': 'Viendo la cuenta de {email} (solo lectura)',
  'view.left':
    '{minutes, plural, =0 {Termina en menos de un minuto} one {Termina en # minuto} other {Termina en # minutos}}',
  'view.end': 'Terminar vista',
};
