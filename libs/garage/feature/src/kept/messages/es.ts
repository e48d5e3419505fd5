import type { en } from './en.ts';

/** Los textos de lo que este dispositivo guarda de un garaje. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'kept.title': 'Tu garaje',
  'kept.asOf': 'Guardado en este dispositivo el {moment}',
  'kept.mileage': 'Millaje',
  'kept.distance': '{unit, select, km {{value} km} other {{value} mi}}',
  'kept.recalls': 'Recalls posibles',
  'kept.noData': 'Sin datos',
  'kept.heading': 'Acceso sin conexión',
  'kept.switch': 'Guardar en este dispositivo',
  'kept.hint': 'Ve tus autos sin conexión. Se borra al cerrar sesión. No lo actives en dispositivos compartidos.',
};
