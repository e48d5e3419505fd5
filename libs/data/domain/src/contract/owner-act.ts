/** Shared settings of every action on shared data: owners only. */
export const ownerAct = {
  method: 'POST',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
} as const;
