/** Lo que dicen las llamadas del panel. */
export const es = {
  'staff.noApproval': 'No encontramos la solicitud.',
  'staff.decided': 'Esta solicitud ya se revisó. Vuelve a cargar la lista.',
  'staff.ownRequest': 'No puedes aprobar tu propia solicitud. Pídeselo a otra persona.',
  'staff.ownAccount': 'Esta solicitud es sobre una de tus cuentas. Pídeselo a otra persona del equipo.',
  'staff.emailChanged': 'Tu correo cambió después de esta solicitud, así que debe aprobarla otra persona del equipo.',
  'staff.void':
    'Esta solicitud se anuló porque cambió el correo de quien la hizo. Esa persona puede volver a enviarla.',
  'staff.expired': 'Esta solicitud venció. Vuelve a enviarla si todavía hace falta.',
  'staff.notCarriedOut': 'Se aprobó, pero algo falló. Apruébala de nuevo en un momento.',
  'staff.noFailedJobs': 'Alguien ya se ocupó de estas tareas. Vuelve a cargar la página.',
  'staff.noEntry': 'No encontramos la entrada. Vuelve a cargar la lista.',
  'staff.manyViews': 'Llegaste al límite de {most, number} vistas en esta lista. Primero elimina una.',
  'staff.noView': 'No encontramos la vista.',
};
