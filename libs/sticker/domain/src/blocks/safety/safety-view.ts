import { paperWords } from '../../paper-words.ts';
import { officialTitle, textOf } from '../../texts.ts';
import { blockView, type ViewOfBlock } from '../block.ts';
import type { LineView } from '../../sticker-view.ts';
import { notesOfBlock } from '../notes.ts';
import type { SafetyBlock } from './safety.ts';

type Stars = SafetyBlock['rows'][number]['stars'];

/** Star ratings, one section per test. The rating agency comes last in the small print. */
export const safetyView: ViewOfBlock = (sticker) => {
  const { safety, language } = sticker;
  if (!safety) return null;
  const { source, rows, overall } = safety;
  const line = (label: string, stars: Stars): LineView => ({
    label,
    ...(stars === null
      ? { value: textOf('safety.notRated', language) }
      : {
          value: `${stars} ${paperWords(language).outOf} 5 ${textOf('safety.stars', language)}`,
          score: { value: stars, of: 5 },
        }),
    from: 'source',
    source,
  });
  const groups = [...new Set(rows.map(({ group }) => group))].map((group) => rows.filter((row) => row.group === group));
  const sections = groups.map((own) => {
    const { group } = own[0]!;
    const isWhole = own.every(({ seat }) => seat === '');
    return {
      title: isWhole ? '' : group,
      lines: own.map(({ seat, stars }) => line(seat || group, stars)),
    };
  });
  const score = overall === undefined ? [] : [{ ...line(textOf('safety.overall', language), overall), key: 'overall' }];
  // Labels before the overall score also had a shorter title.
  const { title, twin } = officialTitle(score.length > 0 ? 'safety.title' : 'safety.titleBefore2011', language);
  return blockView('safety', title, [...score.map((each) => ({ title: '', lines: [each] })), ...sections], {
    twin,
    notes: [...notesOfBlock(sticker, 'safety'), textOf('safety.contact', language)],
    source,
  });
};
