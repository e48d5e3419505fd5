/** English names of the emails about API keys, and when each is sent. */
export const en = {
  'platform.budget.name': 'API key: budget used',
  'platform.budget.when': 'When a key has used 80, 90, and 100% of its monthly budget.',
  'platform.removed.name': 'API key removed by us',
  'platform.removed.when': 'When the team removes a member’s API key.',
};
