/** Lo que dice el servidor mismo, sea cual sea la llamada. */
export const es = {
  'kit.missing': 'Falta el campo «{field}».',
  'kit.invalidPlain': 'El campo «{field}» no es válido.',
  'kit.unknownField': 'Aquí no se conoce el campo «{field}». Quítalo.',
  'kit.repeatedField': 'El campo «{field}» llegó más de una vez. Envíalo una sola.',
  'kit.controlCharacters': 'El campo «{field}» lleva un carácter que un texto no admite (NUL). Quítalo.',
  'kit.malformedJson': 'El contenido no es un objeto JSON válido. Envía un objeto, en UTF-8.',
  'kit.tooDeep': 'El campo «{field}» tiene más de {limit} niveles. Envíalo con menos.',
  'kit.malformedForm':
    'El contenido no es un formulario legible. Revisa que su Content-Type nombre el separador (boundary).',
  'kit.wrongEncoding': 'Esta llamada espera {expected}. Envía el contenido así, con su Content-Type.',
  'kit.bodyTooLarge': 'El contenido supera los {limit} bytes. Envía menos de una vez.',
  'kit.queryTooLong': 'La consulta supera los {limit} caracteres. Acórtala.',
  'kit.noToken': 'Inicia sesión, por favor.',
  'kit.badToken': 'Tu sesión terminó. Inicia sesión de nuevo.',
  'kit.notStaff': 'Esto es solo para el equipo. Inicia sesión con una cuenta del equipo.',
  'kit.gate': 'Este sitio aún no está abierto. Primero introduce el acceso que te dieron.',
  'kit.xsrf': 'No pudimos verificar la petición. Recarga la página e inténtalo de nuevo.',
  'kit.otherSite': 'El identificador de sitio no es el de este sitio. Envía el dominio propio de este sitio o quítalo.',
  'kit.notFound': 'No hay nada en esta dirección. Todas las llamadas están en /api/docs.',
  'kit.method': 'Esta dirección espera peticiones {method}. Envíala así.',
  'kit.tooMany': 'Demasiadas peticiones. Inténtalo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  'kit.unavailable': 'La base de datos no responde ahora mismo. No se cambió nada. Inténtalo en un momento.',
  'kit.broken':
    'Algo falló de nuestro lado. No se cobró nada. Si vuelve a pasar, dile este número a soporte: {requestId}',
};
