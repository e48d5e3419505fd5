/** Lo que el servidor dice de un VIN. */
export const es = {
  'vehicle.emptyVin': 'Escribe un VIN: 17 letras y números.',
  'vehicle.vinLength': 'Un VIN tiene 17 caracteres; este tiene {length}. Cuéntalos de nuevo o cópialo del título.',
  'vehicle.vinLetter':
    'El carácter {position} es la letra {found}. Un VIN nunca la usa; seguramente es el número {instead}.',
  'vehicle.vinCharacter': 'El carácter {position} no es letra ni número. Un VIN solo lleva letras y números.',
  'vehicle.checkDigit': 'El dígito de control (posición 9) no coincide. Quizás hay un carácter mal o dos cambiados.',
  'vehicle.unknownMaker':
    'Ningún fabricante está registrado con ese comienzo de VIN. Revisa los tres primeros caracteres.',
};
