/** What a key may be allowed to do. `read` never changes anything and never costs a credit. */
export const SCOPES = {
  'vehicles:read': 'Decode VINs and plates, and read the catalog, recalls, and model data.',
  'reports:read': 'List and download reports.',
  'reports:write': 'Create reports. Each costs a credit.',
  'stickers:read': 'List and download stickers.',
  'stickers:write': 'Create stickers. Each costs a credit.',
  'account:read': 'Read credits, their history, and orders.',
  'test:write': 'Reset the objects and credits of test mode.',
  'webhooks:read': 'List webhook endpoints and events.',
  'webhooks:write': 'Add, change, and remove webhook endpoints.',
} as const;
export type Scope = keyof typeof SCOPES;

/** All scopes, in the order in which they are shown. */
export const SCOPE_NAMES = Object.keys(SCOPES) as readonly Scope[];
