/** Lo que se responde a un formulario que una página no acepta. */
export const es = {
  'posted.elsewhere': 'Este formulario se envió desde otro sitio. Abre la página aquí y envíalo de nuevo.',
  'posted.tooLong': 'Este texto es demasiado largo. Vuelve atrás y acórtalo.',
};
