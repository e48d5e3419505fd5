import type { en } from './en.ts';

/** Los textos de lo que este dispositivo guarda de un garaje. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'kept.title': 'Tu garaje',
  'kept.asOf': 'Guardado en este dispositivo: {moment}',
  'kept.mileage': 'Millaje',
  'kept.distance': '{unit, select, km {{value} km} other {{value} mi}}',
  'kept.recalls': 'Posibles retiros de seguridad (recalls)',
  'kept.noData': 'Sin datos',
  'kept.heading': 'Acceso sin conexión',
  'kept.switch': 'Guardar en este dispositivo',
  'kept.hint': 'Los autos guardados se borran al cerrar sesión. No actives esta opción en un dispositivo compartido.',
};
