/** What the mails of recalls are called at the desk, and when each is sent. */
export const en = {
  'recall.confirm.name': 'Confirm recall emails',
  'recall.confirm.when': 'When someone asks for emails about a vehicle’s recalls.',
  'recall.new.name': 'New recalls',
  'recall.new.when': 'When our records get a recall of a watched vehicle.',
};
