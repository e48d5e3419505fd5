/** What the mails of recalls are called at the desk, and when each is sent. */
export const es = {
  'recall.confirm.name': 'Confirmar alertas de retiros',
  'recall.confirm.when': 'Cuando alguien solicita alertas de retiros de un vehículo.',
  'recall.new.name': 'Retiros nuevos',
  'recall.new.when': 'Cuando hay un nuevo retiro de un vehículo con alertas activadas.',
};
