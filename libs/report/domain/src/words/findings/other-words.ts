import type { WordsOfRules } from './finding-words.ts';

export const otherFindings: WordsOfRules<'recalls' | 'future-record' | 'record-before-built'> = {
  recalls: {
    look: ({ recalls }, { say, count, number }) => ({
      title: say(
        `${count(recalls, 'recall', 'recalls')} may apply`,
        `${count(recalls, 'recall podría', 'recalls podrían')} aplicar`,
      ),
      sentence: say(
        'By year, make and model. A dealer of the make can tell from the VIN which are open, and repairs them for free.',
        'Por año, marca y modelo. Un dealer de la marca puede decirte con el VIN cuáles están pendientes, y los repara gratis.',
      ),
      ask: say(
        'Which recalls were done? Ask for the papers, or enter the VIN at nhtsa.gov/recalls.',
        '¿Cuáles recalls ya se hicieron? Pide los papeles, o escribe el VIN en nhtsa.gov/recalls.',
      ),
      short: say(
        `${number(recalls)} may apply`,
        Number(recalls) === 1 ? '1 podría aplicar' : `${recalls} podrían aplicar`,
      ),
    }),
    alert: ({ recalls, parkIt, parkOutside }, { say, count, list, number }) => {
      const warnings = [
        Number(parkIt) > 0 &&
          say(
            `${number(parkIt)} ${Number(parkIt) === 1 ? 'says' : 'say'} not to drive it`,
            `${number(parkIt)} ${Number(parkIt) === 1 ? 'dice' : 'dicen'} que no lo manejes`,
          ),
        Number(parkOutside) > 0 &&
          say(
            `${number(parkOutside)} ${Number(parkOutside) === 1 ? 'says' : 'say'} to park it outside, away from buildings`,
            `${number(parkOutside)} ${Number(parkOutside) === 1 ? 'dice' : 'dicen'} que lo estaciones afuera, lejos de edificios`,
          ),
      ].filter((text) => text !== false);
      return {
        title: say(
          `${count(recalls, 'recall', 'recalls')} may apply, with a warning`,
          `${count(recalls, 'recall podría', 'recalls podrían')} aplicar, con una advertencia`,
        ),
        sentence: say(
          `If they apply to this car, ${list(warnings)}, until it is repaired. A dealer of the make can tell from the VIN.`,
          `Si le tocan a este carro, ${list(warnings)}, hasta que se repare. Un dealer de la marca puede decirte con el VIN.`,
        ),
        ask: say(
          'Was this recall done? See the papers before you drive the car, or enter the VIN at nhtsa.gov/recalls.',
          '¿Ya se hizo este recall? Mira los papeles antes de manejarlo, o escribe el VIN en nhtsa.gov/recalls.',
        ),
        short: say(
          `${number(recalls)} may apply`,
          Number(recalls) === 1 ? '1 podría aplicar' : `${recalls} podrían aplicar`,
        ),
      };
    },
  },
  'future-record': {
    look: ({ records, day }, { say, date, count }) => ({
      title: say('Records from the future', 'Registros con fecha futura'),
      sentence: say(
        `${count(records, 'record is', 'records are')} dated after this report was made, the first ${date(String(day))}. A mistake of the source; no test uses ${Number(records) === 1 ? 'it' : 'them'}.`,
        `${count(records, 'registro lleva', 'registros llevan')} fecha posterior a este reporte, el primero ${date(String(day))}. Es un error de la fuente; ninguna prueba lo usa.`,
      ),
      ask: null,
      short: say('date in the future', 'fecha futura'),
    }),
  },
  'record-before-built': {
    look: ({ records, day, year }, { say, date, count }) => ({
      title: say('Records from before the car existed', 'Registros de antes de que el carro existiera'),
      sentence: say(
        `${count(records, 'record is', 'records are')} dated long before a car of model year ${year} can have been built, the first ${date(String(day))}. It may belong to another car.`,
        `${count(records, 'registro tiene', 'registros tienen')} fecha muy anterior a lo posible para un año modelo ${year}, el primero ${date(String(day))}. Puede ser de otro carro.`,
      ),
      ask: say(
        'Compare the VIN on the car, the title and this report, character by character.',
        'Compara el VIN del carro, del título y de este reporte, letra por letra.',
      ),
      short: say('date too early', 'fecha demasiado temprana'),
    }),
  },
};
