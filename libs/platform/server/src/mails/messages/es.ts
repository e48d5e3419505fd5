/** Spanish names of the emails about API keys, and when each is sent. */
export const es = {
  'platform.budget.name': 'Clave de API: presupuesto usado',
  'platform.budget.when': 'Cuando una clave usa el 80, el 90 y el 100% de su presupuesto mensual.',
  'platform.removed.name': 'Clave de API eliminada',
  'platform.removed.when': 'Cuando el equipo elimina la clave de API de un miembro.',
};
