import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abandoned, backupName, nextRun, outdated, parseTime } from './backup-plan.mjs';

const times = fc.record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) });
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('when the next backup is made', () => {
  it('is at the chosen time in UTC, later than now, within a day', () => {
    fc.assert(
      fc.property(moments, times, (now, time) => {
        const next = nextRun(now, time);
        expect([next.getUTCHours(), next.getUTCMinutes()]).toEqual([time.hours, time.minutes]);
        expect(next.getTime() - now.getTime()).toBeGreaterThan(0);
        expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
      }),
    );
  });

  it('takes a time such as 03:15 and refuses anything else', () => {
    expect(parseTime('03:15')).toEqual({ hours: 3, minutes: 15 });
    expect(['24:00', '3:15', '03:60', 'noon', ''].map(parseTime)).toEqual([null, null, null, null, null]);
  });
});

describe('which backups are deleted', () => {
  const backups = (days: readonly number[]) => days.map((day) => backupName(new Date(Date.UTC(2026, 0, day, 3, 15))));

  it('keeps the newest, with their keys, however the folder lists them', () => {
    const [first, second, third] = backups([1, 2, 3]);
    const files = [third, `${first}.keys.json`, first, second, `${third}.keys.json`] as string[];
    expect(outdated(files, 2)).toEqual([first, `${first}.keys.json`]);
  });

  it('leaves other files alone, and a backup that is being written', () => {
    const [first, second] = backups([1, 2]);
    expect(outdated(['notes.txt', `${first}.unfinished`, 'vinlore-copy.backup', second!], 1)).toEqual([]);
  });

  it('never deletes more than there are above the number to keep', () => {
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 5000 }), { maxLength: 40 });
    fc.assert(
      fc.property(some, fc.integer({ min: 1, max: 20 }), (days, keep) => {
        const files = backups(days);
        expect(files.length - outdated(files, keep).length).toBe(Math.min(files.length, keep));
      }),
    );
  });

  it('counts encrypted backups with the others', () => {
    const [first, second] = backups([1, 2]);
    expect(outdated([`${first}.age`, second!], 1)).toEqual([`${first}.age`]);
  });

  it('deletes what a killed backup left, after a day, and never one in the making', () => {
    const now = new Date('2026-11-30T03:15:00Z');
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
    const [first] = backups([1]);
    const files = [
      { name: `${first}.unfinished`, modified: hoursAgo(25) },
      { name: `${first}.age.unfinished.unfinished`, modified: hoursAgo(48) },
      { name: `${first}.unfinished.unfinished`, modified: hoursAgo(2) },
      { name: first!, modified: hoursAgo(48) },
      { name: 'notes.unfinished', modified: hoursAgo(48) },
    ];
    expect(abandoned(files, now)).toEqual([`${first}.unfinished`, `${first}.age.unfinished.unfinished`]);
  });
});
