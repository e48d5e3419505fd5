import { odometerCodeWords } from '../brand-words.ts';
import type { Speaker } from '../speaker.ts';
import type { FindingWords, WordsOfRules } from './finding-words.ts';

/** Odometer replaced: no doubt about the miles, but a count from two odometers. */
const REPLACED = '74';

const codeOf = (code: string | number, { language }: Speaker) =>
  odometerCodeWords[String(code)]?.[language] ?? String(code);

function codeFound({ code, day }: { code: string | number; day: string | number }, speaker: Speaker): FindingWords {
  const { say, on } = speaker;
  const meaning = codeOf(code, speaker);
  const when = on(String(day));
  const replaced = String(code) === REPLACED;
  return {
    title: say(`Odometer code ${code}: ${meaning}`, `Código de odómetro ${code}: ${meaning}`),
    sentence: replaced
      ? say(
          `A record says so ${when}. From then on the count began anew: the miles before have to be added.`,
          `Así lo dice un registro ${when}. Desde entonces la cuenta empezó de nuevo: hay que sumar las millas de antes.`,
        )
      : say(
          `A record says so ${when}. From then on, the miles shown may not be the miles driven.`,
          `Así lo dice un registro ${when}. Desde entonces, las millas del tablero pueden no ser las recorridas.`,
        ),
    ask: say(
      'Why was this noted, and which papers show the true mileage?',
      '¿Por qué se anotó esto, y qué papeles muestran el millaje real?',
    ),
    short: meaning.charAt(0).toLowerCase() + meaning.slice(1),
  };
}

export const odometerFindings: WordsOfRules<
  | 'odometer-rollback'
  | 'odometer-five-digits'
  | 'odometer-typing-error'
  | 'odometer-plausibility'
  | 'odometer-absurd'
  | 'odometer-codes'
  | 'entered-mileage'
  | 'conflicting-readings'
> = {
  'odometer-rollback': {
    ok: ({ readings, highestMiles }, { say, distance, count }) => ({
      title: say('Rollback test passed', 'Las millas nunca bajan'),
      sentence: say(
        `None of ${count(readings, 'reading', 'readings')} is lower than one before it; the highest is ${distance(highestMiles)}.`,
        `En ${count(readings, 'lectura', 'lecturas')}, ninguna es menor que una anterior; la más alta es de ${distance(highestMiles)}.`,
      ),
      ask: null,
      short: say('all agree', 'todas concuerdan'),
    }),
    alert: ({ fromMiles, fromDay, toMiles, toDay }, { say, distance, difference, on }) => ({
      title: say('The odometer went back', 'El odómetro retrocedió'),
      sentence: say(
        `It read ${distance(fromMiles)} ${on(String(fromDay))} and ${distance(toMiles)} ${on(String(toDay))}: ${difference(fromMiles, toMiles)} fewer, and no later reading takes that back.`,
        `Marcaba ${distance(fromMiles)} ${on(String(fromDay))} y ${distance(toMiles)} ${on(String(toDay))}: ${difference(fromMiles, toMiles)} menos, y ninguna lectura posterior lo desmiente.`,
      ),
      ask: say(
        'Was the odometer or the instrument cluster replaced? Ask for the invoice and the door sticker that records it.',
        '¿Cambiaron el odómetro o el tablero? Pide la factura y la etiqueta de la puerta que lo registra.',
      ),
      short: say('went back', 'retrocedió'),
    }),
  },
  'odometer-five-digits': {
    look: ({ fromMiles, fromDay, toMiles, toDay }, { say, distance, on }) => ({
      title: say('A five-digit odometer may have begun anew', 'Un odómetro de cinco cifras pudo empezar de nuevo'),
      sentence: say(
        `It read ${distance(fromMiles)} ${on(String(fromDay))} and ${distance(toMiles)} ${on(String(toDay))}. Old odometers start at zero again after 99,999.`,
        `Marcaba ${distance(fromMiles)} ${on(String(fromDay))} y ${distance(toMiles)} ${on(String(toDay))}. Los odómetros antiguos vuelven a cero después de 99,999.`,
      ),
      ask: say(
        'Has it passed 99,999 miles, and how often? Wear and old papers can tell.',
        '¿Ya pasó de 99,999 millas, y cuántas veces? El desgaste y los papeles viejos lo dicen.',
      ),
      short: say('may have begun anew', 'pudo empezar de nuevo'),
    }),
  },
  'odometer-typing-error': {
    look: ({ miles: read, day, beforeMiles, afterMiles }, { say, distance, on }) => ({
      title: say('One odometer reading is out of line', 'Una lectura del odómetro no cuadra'),
      sentence: say(
        `${distance(read)} was noted ${on(String(day))}, between ${distance(beforeMiles)} before and ${distance(afterMiles)} after. A typing error is more likely than a rollback.`,
        `${distance(read)} se anotó ${on(String(day))}, entre ${distance(beforeMiles)} antes y ${distance(afterMiles)} después. Es más probable un error al escribir que una alteración.`,
      ),
      ask: say(
        'Is there an invoice or a photo of the odometer from that day?',
        '¿Hay una factura o una foto del odómetro de ese día?',
      ),
      short: say('1 out of line', '1 no cuadra'),
    }),
  },
  'odometer-plausibility': {
    ok: ({ readings, milesPerYear }, { say, distance, count }) => ({
      title: say('The mileage is plausible', 'El millaje es creíble'),
      sentence: say(
        `Over ${count(readings, 'reading', 'readings')} it was driven about ${distance(milesPerYear)} a year.`,
        `Según ${count(readings, 'lectura', 'lecturas')}, recorrió unas ${distance(milesPerYear)} al año.`,
      ),
      ask: null,
      short: say('plausible', 'creíbles'),
    }),
    look: ({ fromMiles, fromDay, toMiles, toDay, milesPerYear }, { say, distance, date }) => ({
      title: say('Very many miles in a short time', 'Muchas millas en poco tiempo'),
      sentence: say(
        `From ${distance(fromMiles)} (${date(String(fromDay))}) to ${distance(toMiles)} (${date(String(toDay))}): a pace of ${distance(milesPerYear)} a year, more than nearly any car is driven.`,
        `De ${distance(fromMiles)} (${date(String(fromDay))}) a ${distance(toMiles)} (${date(String(toDay))}): un ritmo de ${distance(milesPerYear)} al año, más de lo que anda casi cualquier carro.`,
      ),
      ask: say(
        'Who drove it in that time, and what for? A mistyped digit is possible, too.',
        '¿Quién lo manejaba entonces y para qué? También puede ser un dígito mal escrito.',
      ),
      short: say('jump too large', 'salto muy grande'),
    }),
  },
  'odometer-absurd': {
    look: ({ miles: read, day }, { say, distance, on }) => ({
      title: say('A reading that no car reaches', 'Una lectura imposible'),
      sentence: say(
        `${distance(read)} was noted ${on(String(day))}. We left it out of every test.`,
        `${distance(read)} se anotó ${on(String(day))}. No la usamos en ninguna prueba.`,
      ),
      ask: say(
        'What did the odometer show on that day? A service record can tell.',
        '¿Qué marcaba el odómetro ese día? Un recibo de servicio lo puede decir.',
      ),
      short: say('1 impossible reading', '1 lectura imposible'),
    }),
  },
  'odometer-codes': {
    ok: ({ readings }, { say, count }) => ({
      title: say('Titles call the mileage actual', 'Los títulos dan el millaje por real'),
      sentence: say(
        `${count(readings, 'reading carries', 'readings carry')} odometer code 68: actual mileage, as the seller declared it to the state.`,
        `${count(readings, 'lectura lleva', 'lecturas llevan')} el código 68: millaje real, según lo declaró el vendedor al estado.`,
      ),
      ask: null,
      short: say('declared actual', 'declarado real'),
    }),
    look: codeFound,
    alert: codeFound,
  },
  'entered-mileage': {
    ok: ({ miles: entered, lastMiles, lastDay }, { say, distance, on }) => ({
      title: say('The mileage entered fits', 'El millaje ingresado cuadra'),
      sentence: say(
        `${distance(entered)} was entered by hand; the last record says ${distance(lastMiles)} ${on(String(lastDay))}.`,
        `Se ingresaron ${distance(entered)} a mano; el último registro dice ${distance(lastMiles)} ${on(String(lastDay))}.`,
      ),
      ask: null,
      short: say('fits the mileage entered', 'cuadra con el millaje ingresado'),
    }),
    look: ({ miles: entered, lastMiles, lastDay }, { say, distance, on }) => ({
      title: say(
        'The mileage entered is much higher than the records',
        'El millaje ingresado es mucho más alto que los registros',
      ),
      sentence: say(
        `${distance(entered)} was entered by hand; the last record says ${distance(lastMiles)} ${on(String(lastDay))}. That is a lot for the time between.`,
        `Se ingresaron ${distance(entered)} a mano; el último registro dice ${distance(lastMiles)} ${on(String(lastDay))}. Es mucho para ese tiempo.`,
      ),
      ask: say(
        'What was the car used for since then? Read the odometer once more to be sure.',
        '¿En qué se usó el carro desde entonces? Vuelve a leer el odómetro para estar seguro.',
      ),
      short: say('high for the time', 'alto para el tiempo'),
    }),
    alert: ({ miles: entered, lastMiles, lastDay }, { say, distance, difference, on }) => ({
      title: say('The car shows fewer miles than its records', 'El carro marca menos millas que sus registros'),
      sentence: say(
        `${distance(entered)} was entered by hand, but a record of ${distance(lastMiles)} exists ${on(String(lastDay))}: ${difference(lastMiles, entered)} more.`,
        `Se ingresaron ${distance(entered)} a mano, pero hay un registro de ${distance(lastMiles)} ${on(String(lastDay))}: ${difference(lastMiles, entered)} más.`,
      ),
      ask: say(
        'Why does the car show fewer miles than before? Don’t buy without an answer on paper.',
        '¿Por qué el carro marca menos millas que antes? No compres sin una respuesta por escrito.',
      ),
      short: say('shows fewer miles than before', 'marca menos que antes'),
    }),
  },
  'conflicting-readings': {
    look: ({ day, lowMiles, highMiles }, { say, distance, on }) => ({
      title: say('Two sources read differently', 'Dos fuentes leyeron distinto'),
      sentence: say(
        `${distance(lowMiles)} and ${distance(highMiles)} were noted ${on(String(day))}. One of them is wrong.`,
        `${distance(lowMiles)} y ${distance(highMiles)} se anotaron ${on(String(day))}. Una de las dos está mal.`,
      ),
      ask: say(
        'Which of the two is right? Papers from that day can tell.',
        '¿Cuál de las dos es la correcta? Un papel de ese día lo puede decir.',
      ),
      short: say('2 differ', '2 no coinciden'),
    }),
  },
};
