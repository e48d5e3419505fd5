import * as v from 'valibot';
import type { Finding } from '../../data/report-data.ts';
import { PartialDateSchema } from '../../events/history-event.ts';
import { RULES } from '../../rules/rules.ts';
import type { Speaker } from '../speaker.ts';
import type { FindingWords, WordsOfRules } from './finding-words.ts';
import { lifeFindings } from './life-words.ts';
import { lossFindings } from './loss-words.ts';
import { odometerFindings } from './odometer-words.ts';
import { otherFindings } from './other-words.ts';
import { titleFindings } from './title-words.ts';

const all: WordsOfRules<keyof typeof RULES> = {
  ...odometerFindings,
  ...titleFindings,
  ...lossFindings,
  ...lifeFindings,
  ...otherFindings,
};

type Teller = (figures: Finding['figures'], speaker: Speaker) => FindingWords;

/** Whether a figure is there and is what its name says (`RULES`): `…Day` a partial date, `…Miles` a number. */
function isFigure(figures: Finding['figures'], name: string): boolean {
  if (!Object.hasOwn(figures, name)) return false;
  if (/^day$|Day$/u.test(name)) return v.is(PartialDateSchema, figures[name]);
  return !/^miles$|Miles$/u.test(name) || typeof figures[name] === 'number';
}

/**
 * A finding in words. One of a rule that is no more, or with other figures than today's rule gives (reports are stored
 * as they were made), is told in general words: never in half a sentence.
 */
export function findingWords({ rule, status, figures }: Finding, speaker: Speaker): FindingWords {
  const needed = Object.hasOwn(RULES, rule)
    ? (RULES[rule as keyof typeof RULES] as Partial<Record<Finding['status'], readonly string[]>>)[status]
    : undefined;
  if (!needed?.every((name) => isFigure(figures, name))) return generalWords(status, speaker);
  const tellers = all[rule as keyof typeof RULES] as Partial<Record<Finding['status'], Teller>>;
  return tellers[status]!(figures, speaker);
}

function generalWords(status: Finding['status'], { say }: Speaker): FindingWords {
  if (status === 'ok') {
    const title = say('Looked at, in order', 'Revisado, en orden');
    return { title, sentence: say('Nothing stood out here.', 'Aquí nada llamó la atención.'), ask: null, short: title };
  }
  const title = say('Something to ask about', 'Algo por preguntar');
  return {
    title,
    sentence: say('Look at the records named here.', 'Mira los registros que se nombran aquí.'),
    ask: say('What do these records mean?', '¿Qué significan estos registros?'),
    short: title,
  };
}
