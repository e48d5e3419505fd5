/** What the mails of recalls are called at the desk, and when each is sent. */
export const es = {
  'recall.confirm.name': 'Confirmar avisos de recalls',
  'recall.confirm.when': 'Cuando alguien pide avisos sobre los recalls de un vehículo.',
  'recall.new.name': 'Recalls nuevos',
  'recall.new.when': 'Cuando hay un recall nuevo de un vehículo vigilado.',
};
