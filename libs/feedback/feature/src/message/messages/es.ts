export const es = {
  'message.limit': 'Hasta {count, number} caracteres.',
  'message.left': '{count, plural, one {Queda # carácter.} other {Quedan # caracteres.}}',
  'message.over': '{count, plural, one {Sobra # carácter.} other {Sobran # caracteres.}}',
  'message.long': 'Acorta el mensaje a {count, number} caracteres.',
};
