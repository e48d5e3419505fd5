import { finding, type Rule } from './finding.ts';

const TESTS = ['inspection', 'emissions'] as const;

/**
 * The last inspection and the last emissions test with a result; an earlier failure with a later pass has been fixed.
 */
export const failedInspection: Rule = ({ events }) =>
  TESTS.flatMap((test) => {
    const last = events.findLast(({ kind, detail }) => kind === test && detail.result !== undefined);
    if (!last) return [];
    const { date: day, detail } = last;
    return detail.result === 'pass'
      ? [finding('failed-inspection', 'ok', [last], { test, day })]
      : [finding('failed-inspection', 'look', [last], { test, day, result: detail.result! })];
  });
