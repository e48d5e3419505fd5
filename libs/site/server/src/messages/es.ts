/** Lo que dicen las llamadas de las marcas. */
export const es = {
  'site.changedMeanwhile': 'Otra persona ha cambiado esto entretanto. Mira su valor y elige cuál queda.',
  'site.wrongValue': 'Hay valores que no se pueden guardar: lee lo que dice junto a cada uno.',
  'site.noSuchKey': 'Esto no se puede cambiar aquí.',
  'site.noSuchPage': 'No hay una página publicada con esta ruta en todos los idiomas de la marca. Publícala primero.',
  'site.logo.blank': 'Ahí no se dibuja nada que alguien pueda ver.',
  'site.logo.light': 'Casi no se ve en páginas claras: ninguna parte tiene un contraste de 3:1 con la cabecera.',
  'site.logo.dark': 'Casi no se ve en páginas oscuras: ninguna parte tiene un contraste de 3:1 con la cabecera.',
  'site.logo.paper': 'Casi no se ve en papel: ninguna parte tiene un contraste de 3:1 con el blanco.',
  'site.keyTaken': 'Ya hay una marca con esta clave. Elige otra: después no se puede cambiar.',
  'site.noPagesIn': 'Esta marca no tiene páginas en ese idioma con que empezar. Elige el otro.',
  'site.keyTwice': 'Lo mismo no se puede cambiar dos veces a la vez.',
  'site.emailWrong': 'Escribe un correo como acceso@ejemplo.com.',
  'site.passwordShort': 'Elige una contraseña de 8 caracteres como mínimo.',
  'site.passwordLong': 'Elige una contraseña de 128 caracteres como máximo.',
  'site.gateFirst': 'Pon primero el correo y la contraseña del acceso: sin ellos nadie podría entrar.',
};
