/** Texts of what this device keeps of a garage. */
export const en = {
  'kept.title': 'Your garage',
  'kept.asOf': 'Saved on this device: {moment}',
  'kept.mileage': 'Mileage',
  'kept.distance': '{unit, select, km {{value} km} other {{value} mi}}',
  'kept.recalls': 'Possible recalls',
  'kept.noData': 'No data',
  'kept.heading': 'Offline access',
  'kept.switch': 'Save to this device',
  'kept.hint': 'Saved vehicles are removed when you sign out. Don’t use this on a shared device.',
} as const;
