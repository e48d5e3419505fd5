/** Lo que dicen las llamadas del escritorio. */
export const es = {
  'staff.noApproval': 'No existe tal solicitud.',
  'staff.decided': 'Esta solicitud ya está decidida. Carga la lista de nuevo.',
  'staff.ownRequest': 'La pediste tú: tiene que aprobarla otra persona.',
  'staff.notCarriedOut': 'Está aprobada y ahora mismo no se pudo llevar a cabo. Apruébala de nuevo en un momento.',
  'staff.noEntry': 'No existe tal anotación. Carga la lista de nuevo.',
  'staff.manyViews': 'Ya tienes {most, number} vistas de esta lista. Quita una primero.',
  'staff.noView': 'Esa vista ya no existe.',
};
