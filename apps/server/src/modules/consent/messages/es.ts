/** Lo que responde el registro de consentimientos. */
export const es = {
  'consent.unknownVersion': 'Estas palabras ya no se usan. Vuelve a cargar la página y elige de nuevo.',
};
