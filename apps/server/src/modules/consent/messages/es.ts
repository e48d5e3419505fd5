/** Respuestas del registro de consentimientos. */
export const es = {
  'consent.unknownVersion': 'Las opciones de privacidad cambiaron. Vuelve a cargar la página y elige de nuevo.',
};
