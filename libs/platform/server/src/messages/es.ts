/** Textos de las llamadas y los correos sobre claves de API. */
export const es = {
  'platform.noKey': 'No encontramos esta clave de API. Puede que se haya eliminado.',
  'platform.mostKeys': 'Tienes {most, number} claves de API, el máximo. Elimina una que no necesites.',
  'platform.address': 'Ingresa una dirección IP o una red, como 203.0.113.0/24.',
  'platform.origin': 'Ingresa el origen de un sitio web, como https://www.example.com.',
  'platform.needsOrigin': 'Una clave publicable necesita al menos un sitio web.',
  'platform.noOrigin': 'Solo las claves publicables tienen sitios web.',
  'platform.publicScopes': 'Una clave publicable solo puede tener: {scopes}.',
  'platform.testKeysOnly': 'Solo una clave de prueba puede restablecer el modo de prueba.',
  'platform.openAccount': 'Abrir tu cuenta',
  'platform.budgetSubject': 'Clave de API: {level, number}% usado',
  'platform.budgetBody':
    'Tu clave de API “{name}” ({shown}) ya usó el {level, number}% de su presupuesto mensual de {budget, number} solicitudes.',
  'platform.budgetLeft':
    'Al llegar al 100%, se rechazan las solicitudes con esta clave hasta el mes siguiente. Puedes aumentar el presupuesto cuando quieras.',
  'platform.budgetOver':
    'Las solicitudes con esta clave se rechazan hasta el mes siguiente o hasta que aumentes el presupuesto.',
  'platform.removedSubject': 'Eliminamos tu clave de API',
  'platform.removedBody': '{brand} eliminó tu clave de API “{name}” ({shown}). Las solicitudes con ella se rechazan.',
  'platform.removedWhy': 'Motivo: {reason}',
  'platform.removedNext': 'Crea una clave nueva y úsala en tus programas. Tus otras claves siguen funcionando.',
};
