import { say as words, type Words } from '@vinlore/vehicle-domain';
import { dispositionWords } from '../record-words.ts';
import type { Speaker } from '../speaker.ts';
import type { WordsOfRules } from './finding-words.ts';

/** Signals of a total loss, as they stand in a sentence. */
const signalNames: Readonly<Record<string, Words>> = {
  reported: words('an insurer’s total-loss record', 'un registro de pérdida total de una aseguradora'),
  brand: words('a title brand', 'una marca en el título'),
  salvage: words('a salvage record', 'un registro de salvage'),
  junk: words('a junk record', 'un registro de chatarra'),
  severe: words('severe damage', 'daños graves'),
  airbags: words('deployed airbags', 'bolsas de aire abiertas'),
  structural: words('structural damage', 'daño estructural'),
};

const namesOf = (signals: string | number, { language, list }: Speaker) =>
  list(
    String(signals)
      .split(',')
      .filter(Boolean)
      .map((signal) => signalNames[signal]?.[language] ?? signal),
  );

export const lossFindings: WordsOfRules<
  | 'total-loss'
  | 'salvage-records'
  | 'seen-after-end'
  | 'open-theft'
  | 'recovered-theft'
  | 'open-lien'
  | 'export'
  | 'impound'
> = {
  'total-loss': {
    look: ({ signals, day }, speaker) => ({
      title: speaker.say('It may have been a total loss', 'Pudo haber sido pérdida total'),
      sentence: speaker.say(
        `No insurer’s record says so, but these point to it: ${namesOf(signals, speaker)} (${speaker.date(String(day))}).`,
        `Ningún registro de aseguradora lo dice, pero esto apunta a ello: ${namesOf(signals, speaker)} (${speaker.date(String(day))}).`,
      ),
      ask: speaker.say(
        'Did an insurer pay for the damage, and was it declared a total loss?',
        '¿Una aseguradora pagó los daños y lo declaró pérdida total?',
      ),
      short: speaker.say('signs of a total loss', 'señales de pérdida total'),
    }),
    alert: ({ signals, day }, speaker) => ({
      title: speaker.say('It was a total loss', 'Fue pérdida total'),
      sentence: speaker.say(
        `That is on record: ${namesOf(signals, speaker)} (${speaker.date(String(day))}).`,
        `Está registrado: ${namesOf(signals, speaker)} (${speaker.date(String(day))}).`,
      ),
      ask: speaker.say(
        'What was damaged, who rebuilt it, and which inspection did it pass? Call your insurer before you pay.',
        '¿Qué se dañó, quién lo reconstruyó y qué inspección pasó? Llama a tu aseguradora antes de pagar.',
      ),
      short: speaker.say('total loss on record', 'pérdida total registrada'),
    }),
  },
  'salvage-records': {
    alert: ({ records, lastDay, disposition }, speaker) => {
      const { say, on, count, language } = speaker;
      const became = dispositionWords[String(disposition) as keyof typeof dispositionWords]?.[language];
      return {
        title: say('A yard or an insurer reported it', 'Un yonque o una aseguradora lo reportó'),
        sentence: say(
          `${count(records, 'junk or salvage record', 'junk or salvage records')}, the last one ${on(String(lastDay))}${became ? `: ${became.toLowerCase()}` : ''}.`,
          `${count(records, 'registro de chatarra o salvage', 'registros de chatarra o salvage')}, el último ${on(String(lastDay))}${became ? `: ${became.toLowerCase()}` : ''}.`,
        ),
        ask: say(
          'How did the car come back from a salvage yard, and who inspected it since?',
          '¿Cómo regresó el carro de un yonque y quién lo ha inspeccionado desde entonces?',
        ),
        short: say(`reported ${on(String(lastDay))}`, `reportado ${on(String(lastDay))}`),
      };
    },
  },
  'seen-after-end': {
    alert: ({ endDay, day, records }, { say, on, count }) => ({
      title: say('On the road after its end', 'En la calle después de su fin'),
      sentence: say(
        `It was reported crushed, scrapped or taken apart ${on(String(endDay))}, yet ${count(records, 'record shows', 'records show')} it on the road later, first ${on(String(day))}. Its VIN may be on another car.`,
        `Se reportó compactado, desechado o desarmado ${on(String(endDay))}, pero ${count(records, 'registro lo muestra', 'registros lo muestran')} después en la calle, el primero ${on(String(day))}. Su VIN puede estar en otro carro.`,
      ),
      ask: say(
        'Don’t pay before the police or the title office has compared the VIN plates with the papers.',
        'No pagues hasta que la policía o la oficina de títulos compare las placas del VIN con los papeles.',
      ),
      short: say('on the road after its end', 'en la calle después de su fin'),
    }),
  },
  'open-theft': {
    alert: ({ day, state }, { say, on, region }) => {
      const where = region(String(state));
      return {
        title: say('Reported stolen, no recovery on record', 'Denunciado como robado, sin registro de recuperación'),
        sentence: say(
          `It was reported stolen ${on(String(day))}${where && ` in ${where}`}, and no record says that it was found.`,
          `Se denunció su robo ${on(String(day))}${where && ` en ${where}`}, y ningún registro dice que apareció.`,
        ),
        ask: say(
          'Don’t pay and don’t drive it: ask the police of that state whether it is still wanted.',
          'No pagues ni lo manejes: pregunta a la policía de ese estado si todavía lo buscan.',
        ),
        short: say('reported stolen', 'denunciado como robado'),
      };
    },
  },
  'recovered-theft': {
    look: ({ day, recoveredDay }, { say, on }) => ({
      title: say('Stolen once, and found', 'Robado una vez y recuperado'),
      sentence: say(
        `It was reported stolen ${on(String(day))} and recovered ${on(String(recoveredDay))}.`,
        `Se denunció su robo ${on(String(day))} y se recuperó ${on(String(recoveredDay))}.`,
      ),
      ask: say(
        'In what condition was it found, and what was repaired or replaced?',
        '¿En qué condición lo encontraron y qué se reparó o cambió?',
      ),
      short: say('stolen, recovered', 'robado y recuperado'),
    }),
  },
  'open-lien': {
    ok: ({ liens }, { say, count }) => ({
      title: say('No lien is open on record', 'No hay deudas abiertas en los registros'),
      sentence: say(
        `${count(liens, 'lien is', 'liens are')} on record, and released.`,
        `${count(liens, 'deuda registrada', 'deudas registradas')} (lien), con su liberación.`,
      ),
      ask: null,
      short: say('lien released', 'deuda liberada'),
    }),
    look: ({ liens, day }, { say, on, date, count }) => ({
      title: say('A lien without a release', 'Una deuda sin liberar'),
      sentence: say(
        `${count(liens, 'lien has', 'liens have')} no release on record, the last one of ${date(String(day))}. The lender may still own the car.`,
        `${count(liens, 'deuda (lien)', 'deudas (liens)')} sin liberación registrada, la última ${on(String(day))}. El banco todavía puede ser dueño del carro.`,
      ),
      ask: say(
        'Ask for the lender’s lien release, or pay the lender directly.',
        'Pide la carta de liberación del banco (lien release), o paga directamente al banco.',
      ),
      short: say('lien not released', 'deuda sin liberar'),
    }),
  },
  export: {
    look: ({ day, country }, { say, on, country: named }) => {
      // Where it was recorded is not where it went.
      const where = country === 'US' ? '' : String(country) && named(String(country));
      return {
        title: say('It left the country, or was meant to', 'Salió del país o iba a salir'),
        sentence: say(
          `An export${where && ` to ${where}`} is on record ${on(String(day))}.`,
          `Hay una exportación registrada${where && ` a ${where}`} ${on(String(day))}.`,
        ),
        ask: say(
          'Where was the car since then, and are there papers for its way back?',
          '¿Dónde ha estado el carro desde entonces, y hay papeles de su regreso?',
        ),
        short: say('export on record', 'exportación registrada'),
      };
    },
  },
  impound: {
    look: ({ times, day }, { say, on, count }) => ({
      title: say('It was impounded', 'Estuvo en el corralón'),
      sentence: say(
        `${count(times, 'impound record', 'impound records')}, the last one ${on(String(day))}.`,
        `${count(times, 'registro de corralón', 'registros de corralón')}, el último ${on(String(day))}.`,
      ),
      ask: say(
        'Why was it impounded, and are all fees paid?',
        '¿Por qué lo llevaron, y están pagados todos los cargos?',
      ),
      short: say('impounded', 'estuvo en corralón'),
    }),
  },
};
