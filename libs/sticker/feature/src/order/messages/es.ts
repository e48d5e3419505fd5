import type { en } from './en.ts';

/** The choice before paying, in Spanish. */
export const es: Record<keyof typeof en, string> = {
  'order.choice': 'Lo que muestra la etiqueta',
  'order.choiceLead': 'Versión, colores y paquetes los eliges tú. Si no eliges, muestra lo que dice el VIN.',
  'order.choiceLeadName': 'Versión, colores y paquetes los eliges tú. Si no eliges, muestra lo que dicen las fuentes.',
  'order.choose': 'Elegir lo que muestra',
  'order.change': 'Cambiar',
  'order.remove': 'Quitar',
  'order.loading': 'Cargando…',
  'order.notLoaded': 'No se pudo cargar. Revisa tu conexión e inténtalo de nuevo.',
  'order.trim': 'Versión',
  'order.exterior': 'Exterior',
  'order.interior': 'Interior',
  'order.packages': 'Opciones',
  'order.packageCount': '{count, plural, =0 {ninguna} other {#}}',
  'order.plate': 'Placa de datos',
  'order.plateRead': 'códigos anotados',
};
