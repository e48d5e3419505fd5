/** Lo que dicen las llamadas del panel sobre créditos. */
export const es = {
  'creditDesk.own-account': 'Estos créditos son tuyos. Pide a otra persona del equipo que los corrija.',
  'creditDesk.noMember': 'Esta marca no tiene ese miembro. Revisa que estés en el panel de su marca.',
  'creditDesk.no-entry': 'En la cuenta de este miembro no hay ese apunte.',
  'creditDesk.not-reversible':
    'Este apunte no se puede revertir: lo que se apartó para una lista de vehículos o pagó un plan sin límite vuelve por sí solo. Da o quita créditos en su lugar.',
  'creditDesk.too-few':
    '{there, plural, one {Solo hay # crédito.} other {Solo hay # créditos.}} Una corrección nunca quita más: quita lo que hay o déjalo.',
  'creditDesk.other-key': 'Esta clave ya se usó para otra corrección. Empieza de nuevo con otra.',
  'creditDesk.no-pot': 'Esta marca no tiene créditos de este tipo.',
};
