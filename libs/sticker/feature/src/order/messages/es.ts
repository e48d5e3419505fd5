import type { en } from './en.ts';

/** The choice before paying, in Spanish. */
export const es: Record<keyof typeof en, string> = {
  'order.choice': 'Contenido de la etiqueta',
  'order.choiceLead': 'Elige versión, colores y paquetes, u omite este paso para usar los datos decodificados del VIN.',
  'order.choiceLeadName':
    'Elige versión, colores y paquetes, u omite este paso para usar los datos de nuestras fuentes.',
  'order.choose': 'Elegir equipamiento',
  'order.change': 'Cambiar',
  'order.remove': 'Quitar',
  'order.changeBought': 'Editar equipamiento',
  'order.changeBoughtHint': 'Gratis. En tu pedido se abrirá la nueva versión. La anterior se podrá seguir verificando.',
  'order.loading': 'Cargando…',
  'order.notLoaded': 'No se pudieron cargar las opciones. Revisa tu conexión e inténtalo de nuevo.',
  'order.trim': 'Versión',
  'order.exterior': 'Exterior',
  'order.interior': 'Interior',
  'order.packages': 'Opciones',
  'order.packageCount': '{count, plural, =0 {ninguna} other {#}}',
  'order.plate': 'Placa de datos',
  'order.plateRead': 'códigos ingresados',
};
