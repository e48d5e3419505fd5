/** Two reports side by side. */
export const compare = {
  'compare.signals': 'At a glance',
  'compare.history': 'History',
  'compare.facts': 'The cars themselves',
  'compare.toAsk': 'To ask about',
  'compare.records': 'Records in all',
  'compare.lastReading': 'Last reading',
  'compare.owners': 'Owners on record',
  'compare.ownership': 'Owners and use',
  'compare.titles': 'Titles',
  'compare.market': 'Auctions, listings, sales',
  'compare.service': 'Service, inspection, emissions',
  'compare.down': 'Sources that did not answer',
  'compare.noneDown': 'none',
  'compare.summary': '{differ} of {rows, plural, one {# row differs} other {# rows differ}}',
  'compare.note': 'We don’t call a winner. More records can mean a better-known car, not a worse one.',
};
