import { brandWords } from '../brand-words.ts';
import type { Speaker } from '../speaker.ts';
import type { FindingWords, WordsOfRules } from './finding-words.ts';

type Figure = string | number;

const brandOf = (code: Figure, speaker: Speaker) =>
  brandWords[String(code)]?.[speaker.language] ?? speaker.say(`Brand code ${code}`, `Marca con código ${code}`);

/** ` of Ohio`, ` de Ohio`; nothing where no state is known. */
const ofState = (state: Figure, { say, region }: Speaker) => {
  const name = region(String(state));
  return name && say(` of ${name}`, ` de ${name}`);
};

function brandFound(
  { code, day, state, times }: { code: Figure; day: Figure; state: Figure; times: Figure },
  speaker: Speaker,
): Omit<FindingWords, 'ask'> {
  const { say, on, date, count } = speaker;
  const brand = brandOf(code, speaker);
  const where = ofState(state, speaker);
  const again = Number(times) > 1;
  return {
    title: say(`Title brand: ${brand}`, `Marca del título: ${brand}`),
    sentence: again
      ? say(
          `It stands on ${count(times, 'record', 'records')}, first ${on(String(day))} on a title${where}.`,
          `Está en ${count(times, 'registro', 'registros')}; la primera vez, ${on(String(day))}, en un título${where}.`,
        )
      : say(`It was put on a title${where} ${on(String(day))}.`, `Se puso en un título${where} ${on(String(day))}.`),
    // The name up to what explains it: several stand in one line.
    short: `${brand.split(/[,(]/u)[0]!.trim()} ${date(String(day)).slice(-4)}`,
  };
}

function missingLater(
  { code, brandDay, brandState, laterDay, laterState }: Record<string, Figure>,
  saysClear: boolean,
  speaker: Speaker,
): FindingWords {
  const { say, on } = speaker;
  const brand = brandOf(code!, speaker);
  const [first, later] = [ofState(brandState!, speaker), ofState(laterState!, speaker)];
  const [brandOn, laterOn] = [on(String(brandDay)), on(String(laterDay))];
  return {
    title: saysClear
      ? say('A later title says clear', 'Un título posterior dice que no tiene marca')
      : say('A brand is missing on a later title', 'Una marca falta en un título posterior'),
    sentence: saysClear
      ? say(
          `A title${first} carried “${brand}” ${brandOn}; a title${later} ${laterOn} says that there is none. A brand does not go away: it may have been washed.`,
          `Un título${first} llevaba «${brand}» ${brandOn}; un título${later} ${laterOn} dice que no hay ninguna. Una marca no desaparece: pudo haberse «lavado».`,
        )
      : say(
          `A title${first} carried “${brand}” ${brandOn}; a title${later} ${laterOn} does not name it. States do not always carry a brand over.`,
          `Un título${first} llevaba «${brand}» ${brandOn}; un título${later} ${laterOn} no la menciona. Los estados no siempre la pasan al título nuevo.`,
        ),
    ask: say(
      'Ask to see every title of this car, front and back, and compare the brands.',
      'Pide ver todos los títulos de este carro, por los dos lados, y compara las marcas.',
    ),
    short: say('missing on a later title', 'falta en un título posterior'),
  };
}

export const titleFindings: WordsOfRules<
  'title-states' | 'no-title-brand' | 'title-brand' | 'title-brand-missing-later'
> = {
  'title-states': {
    ok: ({ titles, states }, { say, count, list, region }) => {
      const names = String(states)
        .split(',')
        .filter(Boolean)
        .map((state) => region(state));
      const where = names.length > 0 ? say(` in ${list(names)}`, ` en ${list(names)}`) : '';
      return {
        title: say('Titles in order', 'Títulos en orden'),
        sentence: say(
          `${count(titles, 'title was', 'titles were')} issued${where}; it did not change states often.`,
          `${count(titles, 'título expedido', 'títulos expedidos')}${where}; no cambió mucho de estado.`,
        ),
        ask: null,
        short: names.length > 0 ? list(names) : say('In order', 'En orden'),
      };
    },
    look: ({ states, months, fromDay, toDay }, { say, count, list, region, range }) => {
      const names = String(states)
        .split(',')
        .filter(Boolean)
        .map((state) => region(state));
      return {
        title: say('Many states in a short time', 'Muchos estados en poco tiempo'),
        sentence: say(
          `Titles of ${list(names)} within ${count(months, 'month', 'months')} (${range(String(fromDay), String(toDay))}). A brand can get lost when a car moves.`,
          `Títulos de ${list(names)} en ${count(months, 'mes', 'meses')} (${range(String(fromDay), String(toDay))}). Cuando un carro se muda, una marca se puede perder.`,
        ),
        ask: say(
          'Why did it move so often, and may I see the titles of each state?',
          '¿Por qué cambió tanto de estado, y puedo ver los títulos de cada uno?',
        ),
        short: say(`${names.length} states`, `${names.length} estados`),
      };
    },
  },
  'no-title-brand': {
    ok: ({ titles }, { say, count }) => ({
      title: say('No brand on the titles we read', 'Sin marcas en los títulos que leímos'),
      sentence: say(
        `No state put a brand on the ${Number(titles) === 1 ? 'title' : `${titles} titles`} we read. Other titles may exist.`,
        `Ningún estado puso una marca en ${Number(titles) === 1 ? 'el título' : `los ${titles} títulos`} que leímos. Puede haber otros.`,
      ),
      ask: null,
      short: say(`None on ${count(titles, 'title', 'titles')}`, `Ninguna en ${count(titles, 'título', 'títulos')}`),
    }),
  },
  'title-brand': {
    ok: (figures, speaker) => ({ ...brandFound(figures, speaker), ask: null }),
    look: (figures, speaker) => ({
      ...brandFound(figures, speaker),
      ask: speaker.say(
        'What led to this brand, and what was done about it? Ask for the papers.',
        '¿A qué se debe esta marca y qué se hizo al respecto? Pide los papeles.',
      ),
    }),
    alert: (figures, speaker) => ({
      ...brandFound(figures, speaker),
      ask: speaker.say(
        'What happened to the car, who repaired it, and will your insurer cover it? Ask for photos and invoices.',
        '¿Qué le pasó al carro, quién lo reparó, y tu aseguradora lo acepta? Pide fotos y facturas.',
      ),
    }),
  },
  'title-brand-missing-later': {
    look: (figures, speaker) => missingLater(figures, false, speaker),
    alert: (figures, speaker) => missingLater(figures, true, speaker),
  },
};
