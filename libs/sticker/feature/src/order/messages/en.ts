/** The choice before paying, in English. */
export const en = {
  'order.choice': 'What the sticker shows',
  'order.choiceLead': 'Choose trim, colors, and packages, or skip this to use the specs decoded from the VIN.',
  'order.choiceLeadName': 'Choose trim, colors, and packages, or skip this to use the specs from our sources.',
  'order.choose': 'Choose what it shows',
  'order.change': 'Change',
  'order.remove': 'Remove',
  'order.loading': 'Loading…',
  'order.notLoaded': 'That didn’t load. Check your connection and try again.',
  'order.trim': 'Trim',
  'order.exterior': 'Exterior',
  'order.interior': 'Interior',
  'order.packages': 'Options',
  'order.packageCount': '{count, plural, =0 {none} other {#}}',
  'order.plate': 'Data plate',
  'order.plateRead': 'codes entered',
};
