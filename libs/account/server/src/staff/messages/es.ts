/** Lo que dicen las llamadas del panel y de su equipo, y sus correos. */
export const es = {
  'desk.notThere': 'No tienes acceso al panel de esa marca. Pide a uno de sus propietarios que te agregue.',
  'desk.handOverOver':
    'Este enlace ya se usó, tiene más de un minuto o se abrió en otro navegador. Cambia de marca otra vez o inicia sesión aquí.',
  'desk.noSuchPerson': 'Esta persona ya no está en el equipo. Vuelve a cargar la lista.',
  'desk.notOneself': 'No puedes cambiar tus propios permisos. Pídeselo a otro propietario.',
  'desk.elsewhere':
    'Esta cuenta pertenece a otra marca y solo sus propietarios pueden cambiarla. Puedes quitarla de tu equipo.',
  'desk.closed': 'La cuenta con este correo está cerrada. Su titular puede reactivarla con el enlace que le enviamos.',
  'desk.already': 'Esta persona ya está en el equipo. Cambia sus permisos en la lista.',
  'desk.brandsNotYours': 'Solo puedes dar acceso a marcas en las que eres parte del equipo. Quita: {brands}.',
  'desk.lastOwner': 'Es el único propietario de esta marca. Primero agrega a otro.',
  'desk.changedMeanwhile':
    'Otra persona acaba de cambiar los permisos de {email}. Revísalos y vuelve a guardar tus cambios.',
  'desk.gone': 'Esta cuenta está cerrada o se eliminó. Rechaza la solicitud.',
  'desk.changedSince':
    'Los permisos de esta persona cambiaron después de la solicitud. Rechaza la solicitud y envíala de nuevo si todavía hace falta.',
  'desk.welcomeSubject': 'Te agregaron al equipo de {brand}',
  'desk.welcomeBody': 'Un propietario de {brand} te agregó al equipo. Este es tu panel: {desk}',
  'desk.welcomePassword':
    'Abre el enlace en las próximas 24 horas para elegir una contraseña. Después configura la verificación en dos pasos con una app de autenticación en tu teléfono o una llave de acceso.',
  'desk.welcomeLogin':
    'Inicia sesión con tu contraseña. Después configura la verificación en dos pasos con una app de autenticación en tu teléfono o una llave de acceso.',
  'desk.welcomeNotYou': '¿No esperabas este correo? Escribe a {support}.',
  'desk.welcomeChoose': 'Elegir una contraseña',
  'desk.welcomeOpen': 'Abrir el panel',
};
