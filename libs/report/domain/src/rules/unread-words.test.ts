import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEvent } from '../events/history-event.ts';
import { runRules } from './run-rules.ts';
import { anyEvent, factsOf, madeUp, miles, readings, verdicts } from './testing/facts.ts';

const found = (...events: readonly HistoryEvent[]) => verdicts(runRules(factsOf(events)));
const words = (sourceWords: HistoryEvent['detail']['sourceWords']): Partial<HistoryEvent> => ({
  detail: { sourceWords },
});

describe('docs/reference/history-events.md: unrecognized source wording is neither ignored nor favorable', () => {
  it('flags a title with unrecognized brand or document wording, and doesn’t call titles free of brands', () => {
    const clear = madeUp('title', '2015-01-01');
    expect(found(clear)).toContain('no-title-brand: ok');
    for (const said of [{ brand: 'PRIOR METEORITE' }, { paper: 'QR-7' }]) {
      const told = found(clear, madeUp('title', '2018-01-01', words(said)));
      expect(told).toContain('unread-brand: look');
      expect(told).not.toContain('no-title-brand: ok');
    }
  });

  it('flags a title brand record that doesn’t name the brand', () => {
    const told = found(madeUp('title', '2015-01-01'), madeUp('title-brand', '2016-01-01'));
    expect(told).toContain('unread-brand: look');
    expect(told).not.toContain('no-title-brand: ok');
  });

  it('doesn’t report a brand as missing from a later title with unrecognized wording', () => {
    const salvage = madeUp('title-brand', '2015-01-01', {
      place: { country: 'US', region: 'OH', city: null },
      detail: { brand: '11' },
    });
    const later = { place: { country: 'US', region: 'FL', city: null } };
    expect(found(salvage, madeUp('title', '2018-01-01', later))).toContain('title-brand-missing-later: look');
    const told = found(salvage, madeUp('title', '2018-01-01', { ...later, ...words({ brand: 'REBLT/F' }) }));
    expect(told).not.toContain('title-brand-missing-later: look');
    expect(told).toContain('unread-brand: look');
  });

  it('doesn’t call readings consistent next to an unrecognized one, or actual next to an unrecognized status', () => {
    const visits = readings(['2015-01-01', 10_000], ['2016-01-01', 20_000]);
    expect(found(...visits)).toContain('odometer-rollback: ok');
    const told = found(...visits, madeUp('service', '2017-01-01', words({ odometer: '12000 QR' })));
    expect(told).toContain('unread-odometer: look');
    expect(told).not.toContain('odometer-rollback: ok');

    const actual = madeUp('title', '2015-01-01', { odometer: miles(10_000, '68') });
    const doubted = found(actual, madeUp('title', '2016-01-01', words({ odometerCode: 'SEE FILE' })));
    expect(doubted).not.toContain('odometer-codes: ok');
  });

  it('uses a reading provided by another source or corrected by staff', () => {
    const event = madeUp('service', '2017-01-01', { odometer: miles(12_000), ...words({ odometer: '12000 QR' }) });
    expect(found(event)).not.toContain('unread-odometer: look');
  });

  it('doesn’t call a lot with unrecognized damage ordinary, even with a clear title', () => {
    const lot = (more: HistoryEvent['detail']) =>
      found(madeUp('salvage-auction', '2020-01-01', { detail: { paper: 'clear', damage: ['wear'], ...more } }));
    expect(lot({})).toContain('salvage-auction: look');
    const told = lot({ sourceWords: { damage: 'METEORITE' } });
    expect(told).toContain('salvage-auction: alert');
    expect(told).toContain('unread-damage: look');
  });

  it('doesn’t call a test passed, or use personal, next to an unrecognized one', () => {
    const passed = madeUp('inspection', '2015-01-01', { detail: { result: 'pass' } });
    expect(found(passed, madeUp('inspection', '2017-01-01', words({ result: 'QR' })))).not.toContain(
      'failed-inspection: ok',
    );
    const own = madeUp('registration', '2015-01-01', { detail: { use: 'personal' } });
    const told = found(own, madeUp('registration', '2017-01-01', words({ use: 'QR' })));
    expect(told).not.toContain('commercial-use: ok');
    expect(told).toContain('unread-use: look');
  });

  it('never removes a flag or alert, except for a missing brand', () => {
    const bad = (events: readonly HistoryEvent[]) =>
      verdicts(runRules(factsOf(events))).filter((verdict) => !verdict.endsWith(': ok'));
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        const without = events.map(({ detail: { sourceWords: _words, ...detail }, ...event }) => ({
          ...event,
          detail,
        }));
        const told = bad(events);
        for (const verdict of bad(without)) {
          if (verdict.startsWith('title-brand-missing-later') || verdict === 'salvage-auction: look') continue;
          expect(told).toContain(verdict);
        }
      }),
    );
  });
});
