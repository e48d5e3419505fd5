/** Names of the report emails at the desk, and when each is sent. */
export const en = {
  'history.record-changed.name': 'Record in a report changed',
  'history.record-changed.when': 'When staff correct a record that a report shows.',
};
