import type { en } from './en.ts';

/** Los textos de las páginas que abren los enlaces de los correos sobre recalls. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'recallLink.confirm': 'Avisarme de recalls',
  'recallLink.confirmText': 'Puedes detener los avisos cuando quieras con el enlace de cada correo.',
  'recallLink.confirmGo': 'Activar los avisos',
  'recallLink.confirmDone': 'Los avisos están activados',
  'recallLink.confirmDoneText': 'Te escribimos cuando un recall nuevo nombre este auto: {title}.',
  'recallLink.end': '¿Detener los correos sobre los recalls de este auto?',
  'recallLink.endText': 'Solo se detienen los de este auto.',
  'recallLink.endGo': 'Detener estos correos',
  'recallLink.endDone': 'Los avisos están desactivados',
  'recallLink.endDoneText': 'Ya no te escribimos sobre recalls de este auto: {title}.',
  'recallLink.more': 'Revisar otro auto',
};
