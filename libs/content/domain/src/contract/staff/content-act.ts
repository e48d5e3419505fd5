/** Common part of all actions on a brand’s pages: calls by staff with permission to edit them. */
export const contentAct = {
  method: 'POST',
  encoding: 'json',
  auth: 'staff',
  permission: 'content',
  site: true,
} as const;
