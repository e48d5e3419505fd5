import { say } from '@vinlore/vehicle-domain';
import { paperWords } from '../../paper/paper-words.ts';
import { blockView, type BlockWords, type ViewOfBlock } from '../../view/block.ts';
import type { LineView } from '../../view/sticker-view.ts';
import { notesOfBlock } from '../../compose/notes.ts';
import type { SafetyBlock } from './safety.ts';

/** Worded as in 49 CFR 575.301, which knows English only: both titles stand on a Spanish sticker. */
const words = {
  title: say('Government 5-Star Safety Ratings', 'Government 5-Star Safety Ratings'),
  twin: say('', 'Calificación de seguridad del gobierno'),
  overall: say('Overall Vehicle Score', 'Puntuación general del vehículo'),
  notRated: say('Not Rated', 'Sin calificar'),
  stars: say('stars', 'estrellas'),
  contact: say('www.safercar.gov or 1-888-327-4236.', 'www.safercar.gov o 1-888-327-4236.'),
} satisfies BlockWords;

/** The star ratings, those of a test in one section. Who rated them stands last in its small print. */
export const safetyView: ViewOfBlock = (sticker) => {
  const { safety, language } = sticker;
  if (!safety) return null;
  const { source, rows, overall } = safety;
  const line = (label: string, stars: SafetyBlock['overall']): LineView => ({
    label,
    ...(stars === null
      ? { value: words.notRated[language] }
      : {
          value: `${stars} ${paperWords(language).outOf} 5 ${words.stars[language]}`,
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
  return blockView(
    'safety',
    words.title[language],
    [{ title: '', lines: [line(words.overall[language], overall)] }, ...sections],
    {
      twin: words.twin[language],
      notes: [...notesOfBlock(sticker, 'safety'), words.contact[language]],
      source,
    },
  );
};
