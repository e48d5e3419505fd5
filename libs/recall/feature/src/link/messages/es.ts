import type { en } from './en.ts';

/** Los textos de las páginas que abren los enlaces de los correos sobre recalls. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'recallLink.confirm': 'Alertas de retiros',
  'recallLink.confirmText':
    'Te escribiremos cuando haya nuevos retiros de seguridad (recalls). Puedes desactivar las alertas con el enlace de cada correo.',
  'recallLink.confirmGo': 'Activar alertas',
  'recallLink.confirmDone': 'Alertas de retiros activadas',
  'recallLink.confirmDoneText':
    'Te escribiremos cuando haya un nuevo retiro de seguridad (recall) para este auto: {title}.',
  'recallLink.end': '¿Desactivar las alertas de este auto?',
  'recallLink.endText': 'Las alertas de tus otros autos seguirán activadas.',
  'recallLink.endGo': 'Desactivar alertas',
  'recallLink.endDone': 'Alertas de retiros desactivadas',
  'recallLink.endDoneText': 'Ya no recibirás correos sobre retiros de seguridad (recalls) de este auto: {title}.',
  'recallLink.more': 'Consultar otro auto',
};
