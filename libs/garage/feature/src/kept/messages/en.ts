/** Texts of what this device keeps of a garage. */
export const en = {
  'kept.title': 'Your garage',
  'kept.asOf': 'Saved on this device {moment}',
  'kept.mileage': 'Mileage',
  'kept.distance': '{unit, select, km {{value} km} other {{value} mi}}',
  'kept.recalls': 'Recalls that may apply',
  'kept.noData': 'No data',
  'kept.heading': 'Offline access',
  'kept.switch': 'Keep on this device',
  'kept.hint': 'See your vehicles without a connection. Removed when you sign out. Leave off on shared devices.',
} as const;
