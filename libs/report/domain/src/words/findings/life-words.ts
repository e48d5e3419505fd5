import { impactWords, resultWords, severityWords, useWords } from '../record-words.ts';
import type { Speaker } from '../speaker.ts';
import type { FindingWords, WordsOfRules } from './finding-words.ts';

type Figure = string | number;

const lookUp = (table: Readonly<Record<string, { en: string; es: string }>>, key: Figure, { language }: Speaker) =>
  Object.hasOwn(table, String(key)) ? table[String(key)]![language] : '';

function damageFound(
  figures: Record<'records' | 'day' | 'worst' | 'airbags' | 'structural' | 'impact', Figure>,
  speaker: Speaker,
): FindingWords {
  const { say, date, on, count, list } = speaker;
  const { records, day, worst, airbags, structural, impact } = figures;
  const severity = lookUp(severityWords, worst, speaker);
  const places = String(impact)
    .split(',')
    .map((point) => lookUp(impactWords, point, speaker))
    .filter(Boolean);
  const about = [severity.toLowerCase(), ...places].filter(Boolean);
  const also = [
    airbags === 'yes' && say('airbags deployed', 'se abrieron las bolsas de aire'),
    structural === 'yes' && say('structural damage was reported', 'se reportó daño estructural'),
  ].filter((text) => text !== false);
  return {
    title: [say('Damage on record', 'Daños registrados'), about.join(', ')].filter(Boolean).join(': '),
    sentence:
      say(
        `${count(records, 'record of damage', 'records of damage')}, the worst ${on(String(day))}`,
        `${count(records, 'registro de daños', 'registros de daños')}, el peor ${on(String(day))}`,
      ) + `${also.length > 0 ? `: ${list(also)}` : ''}.`,
    ask: say(
      'What was repaired after it, where, and are there invoices and photos?',
      '¿Qué se reparó después, dónde, y hay facturas y fotos?',
    ),
    short: [...about, date(String(day)).slice(-4)].join(', '),
  };
}

function timeOnOffer(
  { days, fromDay, toDay, drops, sold }: Record<'days' | 'fromDay' | 'toDay' | 'drops' | 'sold', Figure>,
  { say, range, count, small }: Speaker,
): Omit<FindingWords, 'title' | 'ask'> {
  const fell = Number(drops);
  const price = [
    say('the price did not fall', 'el precio no bajó'),
    say('the price fell once', 'el precio bajó una vez'),
    say(
      fell === 2 ? 'the price fell twice' : `the price fell ${small(fell)} times`,
      `el precio bajó ${small(fell)} veces`,
    ),
  ][Math.min(fell, 2)]!;
  return {
    sentence: say(
      `Offered ${range(String(fromDay), String(toDay))}; ${price}${sold === 'yes' ? ', then it was sold' : ''}.`,
      `Se ofreció ${range(String(fromDay), String(toDay))}; ${price}${sold === 'yes' ? ' y se vendió' : ''}.`,
    ),
    short: say(`${count(days, 'day', 'days')} on offer`, `${count(days, 'día', 'días')} en venta`),
  };
}

const testOf = (test: Figure, { say }: Speaker) =>
  test === 'emissions' ? say('emissions test', 'prueba de emisiones') : say('inspection', 'inspección');

export const lifeFindings: WordsOfRules<
  | 'damage'
  | 'owners'
  | 'commercial-use'
  | 'record-gap'
  | 'silent-since'
  | 'days-on-market'
  | 'auctions'
  | 'failed-inspection'
> = {
  damage: { look: damageFound, alert: damageFound },
  owners: {
    ok: ({ owners, fromDay }, { say, date, the, count }) => ({
      title: say(count(owners, 'owner', 'owners'), count(owners, 'dueño', 'dueños')),
      sentence: say(
        `The records show ${count(owners, 'owner', 'owners')} since ${date(String(fromDay))}.`,
        `Los registros muestran ${count(owners, 'dueño', 'dueños')} desde ${the(String(fromDay))}.`,
      ),
      ask: null,
      short: say(count(owners, 'owner', 'owners'), count(owners, 'dueño', 'dueños')),
    }),
    look: ({ owners, fromDay, months, shortDay }, { say, date, the, on, count }) => ({
      title: say('One owner kept it for a short time only', 'Un dueño lo tuvo muy poco tiempo'),
      sentence: say(
        `The records show ${count(owners, 'owner', 'owners')} since ${date(String(fromDay))}; the one who got it ${on(String(shortDay))} kept it for ${Number(months) === 0 ? 'less than a month' : count(months, 'month', 'months')}.`,
        `Los registros muestran ${count(owners, 'dueño', 'dueños')} desde ${the(String(fromDay))}; el que lo adquirió ${on(String(shortDay))} lo tuvo ${Number(months) === 0 ? 'menos de un mes' : count(months, 'mes', 'meses')}.`,
      ),
      ask: say('Why was it sold so soon?', '¿Por qué se vendió tan pronto?'),
      short: say(count(owners, 'owner', 'owners'), count(owners, 'dueño', 'dueños')),
    }),
  },
  'commercial-use': {
    ok: ({ records }, { say, count }) => ({
      title: say('Personal use or lease', 'Uso particular o arrendamiento'),
      sentence: say(
        `${count(records, 'record tells', 'records tell')} its use, and none of them is commercial.`,
        `${count(records, 'registro dice', 'registros dicen')} su uso, y ninguno es comercial.`,
      ),
      ask: null,
      short: say('personal use', 'uso particular'),
    }),
    look: ({ use, day }, speaker) => {
      const { say, on } = speaker;
      const name = lookUp(useWords, use, speaker) || String(use);
      return {
        title: say(`Used as: ${name.toLowerCase()}`, `Se usó como: ${name.toLowerCase()}`),
        sentence: say(
          `A record says so ${on(String(day))}. Cars in such use wear faster, and are often well looked after.`,
          `Lo dice un registro ${on(String(day))}. Estos carros se desgastan más, y a menudo se les da buen servicio.`,
        ),
        ask: say('Are the service records from that time there?', '¿Están los recibos de servicio de esa época?'),
        short: name.toLowerCase(),
      };
    },
  },
  'record-gap': {
    ok: ({ months }, { say, count }) => ({
      title: say('No long gap in the record', 'Sin huecos largos en el historial'),
      sentence: say(
        `It never went longer than ${count(months, 'month', 'months')} without a record.`,
        `Nunca pasó más de ${count(months, 'mes', 'meses')} sin un registro.`,
      ),
      ask: null,
      short: say('no long gap', 'sin huecos largos'),
    }),
    look: ({ months, fromDay, toDay }, { say, date, the, span }) => ({
      title: say(`No record for ${span(months)}`, `Sin registros durante ${span(months)}`),
      sentence: say(
        `Nothing is on record between ${date(String(fromDay))} and ${date(String(toDay))}. That proves nothing; it is a question.`,
        `No hay nada registrado entre ${the(String(fromDay))} y ${the(String(toDay))}. Eso no prueba nada; es una pregunta.`,
      ),
      ask: say(
        'Where was the car in that time? Ask for service invoices.',
        '¿Dónde estuvo el carro en ese tiempo? Pide recibos de servicio.',
      ),
      short: say(`gap of ${span(months)}`, `hueco de ${span(months)}`),
    }),
  },
  'silent-since': {
    look: ({ months, fromDay }, { say, date, the, of, span }) => ({
      title: say(`No record for the last ${span(months)}`, `Sin registros en los últimos ${span(months)}`),
      sentence: say(`The last record is ${of(String(fromDay))}.`, `El último registro es ${of(String(fromDay))}.`),
      ask: say(
        'What happened since then? Ask for service invoices and the current registration.',
        '¿Qué ha pasado desde entonces? Pide recibos de servicio y el registro vigente.',
      ),
      short: say(`no record since ${date(String(fromDay))}`, `nada desde ${the(String(fromDay))}`),
    }),
  },
  'days-on-market': {
    ok: (figures, speaker) => ({
      title: speaker.say(
        `On offer for ${speaker.count(figures.days, 'day', 'days')}`,
        `En venta durante ${speaker.count(figures.days, 'día', 'días')}`,
      ),
      ...timeOnOffer(figures, speaker),
      ask: null,
    }),
    look: (figures, speaker) => ({
      title: speaker.say(
        `On offer for ${speaker.count(figures.days, 'day', 'days')}: hard to sell`,
        `En venta durante ${speaker.count(figures.days, 'día', 'días')}: no se vendía`,
      ),
      ...timeOnOffer(figures, speaker),
      ask: speaker.say(
        'Why did nobody buy it, and what did earlier buyers find?',
        '¿Por qué nadie lo compró, y qué encontraron otros compradores?',
      ),
    }),
  },
  auctions: {
    ok: ({ auctions, priced, fromDay, toDay }, speaker) =>
      auctioned({ auctions, priced, fromDay, toDay }, false, speaker),
    look: ({ auctions, priced, fromDay, toDay }, speaker) =>
      auctioned({ auctions, priced, fromDay, toDay }, true, speaker),
  },
  'failed-inspection': {
    ok: ({ test, day }, speaker) => ({
      title: speaker.say(
        `The last ${testOf(test, speaker)} was passed`,
        `La última ${testOf(test, speaker)} se aprobó`,
      ),
      sentence: speaker.say(`It passed ${speaker.on(String(day))}.`, `La aprobó ${speaker.on(String(day))}.`),
      ask: null,
      short: speaker.say(`${testOf(test, speaker)} passed`, `${testOf(test, speaker)} aprobada`),
    }),
    look: ({ test, day, result }, speaker) => {
      const { say, on } = speaker;
      const failed = result !== 'advisory';
      const words = lookUp(resultWords, failed ? 'fail' : 'advisory', speaker);
      const name = testOf(test, speaker);
      return {
        title: failed
          ? say(`The last ${testOf(test, speaker)} was failed`, `La última ${testOf(test, speaker)} se reprobó`)
          : say(
              `The last ${testOf(test, speaker)} came with advice`,
              `La última ${testOf(test, speaker)} tuvo observaciones`,
            ),
        sentence: failed
          ? say(
              `It failed ${on(String(day))}, and no pass is on record since.`,
              `La reprobó ${on(String(day))}, y no hay otra aprobada desde entonces.`,
            )
          : say(
              `It passed ${on(String(day))}, with things to be watched or repaired.`,
              `La aprobó ${on(String(day))}, con cosas por vigilar o reparar.`,
            ),
        ask: say('What was found, and was it repaired?', '¿Qué encontraron, y se reparó?'),
        short: `${name} ${words.toLowerCase()}`,
      };
    },
  },
};

function auctioned(
  { auctions, priced, fromDay, toDay }: Record<'auctions' | 'priced' | 'fromDay' | 'toDay', Figure>,
  often: boolean,
  { say, date, range, count }: Speaker,
): FindingWords {
  const times = count(auctions, 'auction', 'auctions');
  const veces = count(auctions, 'subasta', 'subastas');
  const when = fromDay === toDay ? date(String(fromDay)) : range(String(fromDay), String(toDay));
  return {
    title: often
      ? say(`${times} within a year`, `${veces} en menos de un año`)
      : say(`${times} on record`, Number(auctions) === 1 ? `${veces} registrada` : `${veces} registradas`),
    sentence: say(
      `${times} (${when}), ${Number(priced) === 0 ? 'none' : priced} with a price.${often ? ' Dealers pass on a car that they could not sell.' : ''}`,
      `${veces} (${when}), ${Number(priced) === 0 ? 'ninguna' : priced} con precio.${often ? ' Los dealers revenden el carro que no pudieron vender.' : ''}`,
    ),
    ask: often ? say('Why was it auctioned again and again?', '¿Por qué se subastó una y otra vez?') : null,
    short: say(times, veces),
  };
}
