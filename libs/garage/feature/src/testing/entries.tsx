import type { Expense, GarageEntry, WholeEntry } from '@vinlore/garage-domain';
import { defineMessages } from '@vinlore/i18n';
import { screenRenderer } from '@vinlore/ui/testing';
import { keptGarageMessages } from '../kept/messages/index.ts';
import { garageMessages } from '../messages/index.ts';

/** Renders a garage screen with its messages. */
export const renderScreen = screenRenderer(
  defineMessages({
    en: { ...garageMessages.en, ...keptGarageMessages.en },
    es: async () => ({ ...(await garageMessages.es()), ...(await keptGarageMessages.es()) }),
  }),
);

/** Stand-in for an app's link to a saved vehicle. */
export const entryLink = (id: string, content: React.ReactNode) => <a href={`/members/garage/${id}`}>{content}</a>;

/** Builds a saved vehicle for the list. */
export const entryOf = (serial: number, more: Partial<GarageEntry> = {}): GarageEntry => ({
  id: `00000000-0000-4000-8000-${String(serial).padStart(12, '0')}`,
  vin: `1HGCM82633A${String(serial).padStart(6, '0')}`,
  title: '2003 Honda Accord EX',
  year: 2003,
  body: 'Coupe',
  nickname: '',
  unit: 'mi',
  mileage: null,
  document_count: 0,
  report: null,
  watched: false,
  ...more,
});

/** Builds a saved vehicle for its page. */
export const wholeOf = (serial: number, more: Partial<WholeEntry> = {}): WholeEntry => ({
  ...entryOf(serial),
  noted: null,
  notes: '',
  expenses: [],
  documents: [],
  currency: 'USD',
  ...more,
});

/** An expense. */
export const expenseOf = (more: Partial<Expense> = {}): Expense => ({
  id: '11111111-0000-4000-8000-000000000000',
  day: '2026-11-01',
  kind: 'fuel',
  amount: 4512,
  odometer: null,
  note: '',
  currency: 'USD',
  ...more,
});
