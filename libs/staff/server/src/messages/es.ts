/** Lo que dicen las llamadas del panel. */
export const es = {
  'staff.noApproval': 'No existe tal solicitud.',
  'staff.decided': 'Esta solicitud ya está decidida. Carga la lista de nuevo.',
  'staff.ownRequest': 'La pediste tú: tiene que aprobarla otra persona.',
  'staff.ownAccount': 'Esto es sobre una cuenta tuya. Pide a otra persona del equipo que se encargue.',
  'staff.emailChanged': 'Tu correo cambió mientras la solicitud esperaba. Tiene que aprobarla otra persona del equipo.',
  'staff.void': 'Esta solicitud quedó sin efecto: cambió el correo de quien la hizo. Puede pedirlo de nuevo.',
  'staff.expired': 'Esta solicitud venció. Quien aún la necesite puede pedirla de nuevo.',
  'staff.notCarriedOut': 'Está aprobada y ahora mismo no se pudo llevar a cabo. Apruébala de nuevo en un momento.',
  'staff.noFailedJobs': 'Ya ninguna de estas tareas está fallida. Carga la página de nuevo.',
  'staff.noEntry': 'No existe tal anotación. Carga la lista de nuevo.',
  'staff.manyViews': 'Ya tienes {most, number} vistas de esta lista. Quita una primero.',
  'staff.noView': 'Esa vista ya no existe.',
};
