/** What every act on a brand’s own pages is: a call of somebody on the staff who may edit them. */
export const contentAct = {
  method: 'POST',
  encoding: 'json',
  auth: 'staff',
  permission: 'content',
  site: true,
} as const;
