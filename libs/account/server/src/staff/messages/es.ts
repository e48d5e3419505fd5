/** Lo que dicen las llamadas del panel y de su equipo, y sus correos. */
export const es = {
  'desk.notThere': 'No trabajas en el panel de esa marca. Pide a uno de sus propietarios que te deje.',
  'desk.handOverOver':
    'Este enlace al panel ya se usó, tiene más de un minuto o se abrió desde otro navegador. Cambia de marca otra vez o inicia sesión aquí.',
  'desk.noSuchPerson': 'Esta persona ya no trabaja en este panel. Vuelve a cargar la lista.',
  'desk.notOneself': 'Nadie cambia sus propios permisos. Pídeselo a otro propietario.',
  'desk.elsewhere':
    'Otra marca guarda esta cuenta, y deciden sus propietarios. Puedes terminar su trabajo en este panel.',
  'desk.closed': 'La cuenta de este correo está cerrada. Su titular puede abrirla de nuevo con el correo que recibió.',
  'desk.already': 'Esta persona ya forma parte del equipo. Cambia sus permisos en la lista.',
  'desk.brandsNotYours': 'Solo puedes dar marcas en cuyos paneles trabajas tú. Deja fuera: {brands}.',
  'desk.lastOwner': 'Es el único propietario de esta marca. Haz antes propietario a otra persona.',
  'desk.changedMeanwhile':
    'Otra persona cambió lo que {email} puede hacer. Mira cómo está ahora y guarda lo que todavía haga falta.',
  'desk.gone': 'Esta cuenta está cerrada o ya no existe. Rechaza la solicitud.',
  'desk.changedSince':
    'Lo que esta persona puede hacer cambió desde que se pidió esto. Recházalo y pídelo de nuevo si todavía hace falta.',
  'desk.welcomeSubject': 'Formas parte del equipo de {brand}',
  'desk.welcomeBody': 'Un propietario de {brand} te agregó a su equipo. Trabajas en su panel: {desk}',
  'desk.welcomePassword':
    'Abre el enlace antes de 24 horas para elegir una contraseña. Después configura un segundo factor: un autenticador en tu teléfono o una llave de acceso.',
  'desk.welcomeLogin':
    'Inicia sesión con tu contraseña. Después configura un segundo factor: un autenticador en tu teléfono o una llave de acceso.',
  'desk.welcomeNotYou': '¿No esperabas nada de esto? Escribe a {support}.',
  'desk.welcomeChoose': 'Elegir una contraseña',
  'desk.welcomeOpen': 'Abrir el panel',
};
