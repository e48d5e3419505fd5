/** Lo que dicen las llamadas de las marcas. */
export const es = {
  'site.changedMeanwhile': 'Otra persona ha cambiado esto entretanto. Mira su valor y elige cuál queda.',
  'site.wrongValue': 'Hay valores que no se pueden guardar: lee lo que dice junto a cada uno.',
  'site.gateFirst': 'Pon primero el correo y la contraseña del acceso: sin ellos nadie podría entrar.',
};
