import type { en } from './en.ts';

/** The choice before paying, in Spanish. */
export const es: Record<keyof typeof en, string> = {
  'order.choice': 'Lo que muestra la etiqueta',
  'order.choiceLead': 'Elige versión, colores y paquetes. Si no, usamos los datos que se leen del VIN.',
  'order.choiceLeadName': 'Elige versión, colores y paquetes. Si no, usamos los datos de nuestras fuentes.',
  'order.choose': 'Elegir lo que muestra',
  'order.change': 'Cambiar',
  'order.remove': 'Quitar',
  'order.changeBought': 'Cambiar lo que muestra',
  'order.changeBoughtHint': 'Gratis. Tu pedido abrirá la versión nueva. La anterior se podrá seguir verificando.',
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
