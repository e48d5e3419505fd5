/** Sections of the dashboard, selected by the URL hash (docs/decisions.md §4). */
export type DashboardSection = 'overview' | 'reports' | 'stickers' | 'recalls' | 'orders' | 'tickets';

const SECTIONS: Readonly<Record<string, DashboardSection>> = {
  'vehicle-history-report': 'reports',
  'window-sticker': 'stickers',
  recalls: 'recalls',
  orders: 'orders',
  tickets: 'tickets',
};

/** Section for a hash; the overview for an unknown one. */
export function sectionOf(hash: string): DashboardSection {
  return SECTIONS[hash] ?? 'overview';
}
