/** Textos del servidor mismo, comunes a todas las llamadas. */
export const es = {
  'kit.missing': 'Falta el campo “{field}”.',
  'kit.invalidPlain': 'El campo “{field}” no es válido.',
  'kit.unknownField': 'El campo “{field}” no se reconoce. Quítalo.',
  'kit.repeatedField': 'El campo “{field}” se envió más de una vez. Envíalo una sola vez.',
  'kit.controlCharacters': 'El campo “{field}” contiene un carácter nulo (NUL). Quítalo.',
  'kit.halfCharacters': 'El campo “{field}” contiene un carácter no válido (un sustituto suelto). Quítalo.',
  'kit.malformedJson': 'El cuerpo de la solicitud no es un objeto JSON válido. Envía un solo objeto en UTF-8.',
  'kit.tooDeep': 'El cuerpo de la solicitud tiene más de {limit} niveles de anidación. Redúcelos.',
  'kit.tooManyValues': 'El cuerpo de la solicitud tiene más de {limit} valores. Divídelo en solicitudes más pequeñas.',
  'kit.malformedForm': 'No pudimos leer el formulario. Revisa que el Content-Type incluya el separador (boundary).',
  'kit.wrongEncoding':
    'Este endpoint espera {expected}. Envía el cuerpo en ese formato con el Content-Type correspondiente.',
  'kit.bodyTooLarge': 'El cuerpo de la solicitud supera los {limit} bytes. Envía menos datos.',
  'kit.bodyCutShort': 'El cuerpo de la solicitud llegó incompleto. Envíalo de nuevo.',
  'kit.tooManyFields': 'La solicitud tiene más de {limit} campos. Envía menos.',
  'kit.queryTooLong': 'La cadena de consulta supera los {limit} caracteres. Acórtala.',
  'kit.noToken': 'Inicia sesión para continuar.',
  'kit.badToken': 'Tu sesión venció. Inicia sesión de nuevo.',
  'kit.secondFactor':
    'Para continuar, verifica tu identidad con una llave de acceso o un código de tu app de autenticación.',
  'kit.notPermitted': 'No tienes permiso para hacer esto. Pídele acceso a un propietario.',
  'kit.ownAccount': 'No puedes hacer esto en tus propias cuentas. Pídeselo a otra persona del equipo.',
  'kit.waits':
    'Pendiente de una segunda aprobación. Todavía no se ha cambiado nada. La solicitud está en Aprobaciones.',
  'kit.waitsForOperator':
    'Pendiente de aprobación. Nadie más en {brand} puede aprobarla. Pídele a quien administra el servidor que ejecute: npm run approvals -- approve {id}',
  'kit.askerGone': 'Quien hizo esta solicitud ya no tiene permiso, así que no se puede completar.',
  'kit.askAgain': 'Esta solicitud es de una versión anterior y no se puede completar. Envíala de nuevo.',
  'kit.viewing': 'Estás viendo esta cuenta en modo de solo lectura, así que esto no está disponible.',
  'kit.notStaff': 'Esta sección es solo para el equipo. Inicia sesión con una cuenta del equipo.',
  'kit.gate': 'El área de miembros es solo por invitación. Escribe el correo y la contraseña de acceso para continuar.',
  'kit.xsrf': 'No pudimos verificar tu solicitud. Vuelve a cargar la página e inténtalo de nuevo.',
  'kit.otherSite': 'El identificador de sitio no corresponde a este host. Envía el dominio de este host o quítalo.',
  'kit.factorsAtDesk':
    'Las llaves de acceso y la verificación en dos pasos de las cuentas del equipo se administran en el panel del equipo: {host}.',
  'kit.deskOnly': 'Los endpoints del equipo solo están disponibles en {host}. Abre ahí el panel del equipo.',
  'kit.notOnDesk': 'Esta dirección es solo para el panel del equipo. Usa la dirección pública de la marca.',
  'kit.notFound': 'Endpoint no encontrado. Consulta la lista completa en /api/docs.',
  'kit.method': 'Este endpoint solo acepta solicitudes {method}.',
  'kit.tooMany': 'Demasiadas solicitudes. Inténtalo de nuevo en {seconds, plural, one {# segundo} other {# segundos}}.',
  'kit.unavailable': 'La base de datos no responde. Inténtalo de nuevo en un momento.',
  'kit.unconfirmed':
    'La base de datos no responde y es posible que tu cambio no se haya guardado. Inténtalo de nuevo en un momento.',
  'kit.filesDown': 'El almacenamiento de archivos no responde. No se cambió nada. Inténtalo de nuevo en unos minutos.',
  'kit.fileLost': 'Este archivo falta en nuestro almacenamiento y lo estamos revisando. Si lo tienes, súbelo de nuevo.',
  'kit.broken':
    'Algo falló de nuestro lado. No se te cobró nada. Si vuelve a pasar, dale este número a soporte: {requestId}',
};
