/** Lo que dicen las llamadas de una vista de solo lectura. */
export const es = {
  'view.linkOver':
    'Este enlace sirve una sola vez y vence en un minuto. Abre la vista de nuevo desde la página del miembro en el panel.',
  'view.none': 'No hay ninguna vista activa.',
};
