/** Textos de la vista de solo lectura que soporte abre de una cuenta. */
export const es = {
  'view.title': 'Vista de solo lectura',
  'view.lead': 'Soporte ve las páginas de un miembro como él y no cambia nada.',
  'view.opening': 'Abriendo la vista…',
  'view.closedTitle': 'Aquí no hay ninguna vista abierta',
  'view.closed':
    'Soporte abre una vista desde la página del miembro en el panel. Termina a los 15 minutos y al recargar su página.',
  'view.documents': 'Los documentos y las facturas no se abren en una vista. Míralos en el panel.',
  'view.banner': 'Estás viendo como {email} (solo lectura)',
  'view.left':
    '{minutes, plural, =0 {Termina en menos de un minuto} one {Termina en # minuto} other {Termina en # minutos}}',
  'view.end': 'Terminar la vista',
};
