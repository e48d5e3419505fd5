/** The dashboard's sections that exist, told by the address's hash (docs/decisions.md §4). */
export type DashboardSection = 'overview' | 'reports' | 'stickers' | 'recalls' | 'orders' | 'tickets';

const SECTIONS: Readonly<Record<string, DashboardSection>> = {
  'vehicle-history-report': 'reports',
  'window-sticker': 'stickers',
  recalls: 'recalls',
  orders: 'orders',
  tickets: 'tickets',
};

/** Which section a hash shows; a hash of no section shows the overview. */
export function sectionOf(hash: string): DashboardSection {
  return SECTIONS[hash] ?? 'overview';
}
