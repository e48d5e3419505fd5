/** What the mails of recalls are called at the desk, and when each is sent. */
export const en = {
  'recall.confirm.name': 'Confirm recall alerts',
  'recall.confirm.when': 'When someone requests recall alerts for a vehicle.',
  'recall.new.name': 'New recalls',
  'recall.new.when': 'When there’s a new recall for a vehicle with alerts on.',
};
