/** What every act on the data that brands share is: a call of an owner. */
export const ownerAct = {
  method: 'POST',
  encoding: 'json',
  auth: 'staff',
  permission: 'owner',
  site: true,
} as const;
