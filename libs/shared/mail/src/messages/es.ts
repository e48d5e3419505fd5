/** Palabras de todos los correos, sea cual sea su tema. */
export const es = {
  'mail.orOpen': 'Si el botón no funciona, abre este enlace:',
  'mail.help': '¿Tienes preguntas? Escribe a',
};
