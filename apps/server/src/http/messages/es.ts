/** Respuestas a formularios que una página no acepta. */
export const es = {
  'posted.elsewhere': 'Este formulario se envió desde otro sitio. Ábrelo aquí e inténtalo de nuevo.',
  'posted.tooLong': 'El texto es demasiado largo. Vuelve atrás y acórtalo.',
};
