/** Names of the report emails at the desk, and when each is sent. */
export const en = {
  'history.record-changed.name': 'Record updated',
  'history.record-changed.when': 'When staff correct or remove a record shown in a report.',
};
