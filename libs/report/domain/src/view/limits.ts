import type { ReportData } from '../data/report-data.ts';
import type { Speaker } from '../words/speaker.ts';

/** What a report must say of itself (`report-and-sticker.md`; docs/decisions.md §5): the first sentence is the one that counts. */
export function limitsOf({ kind, sample }: ReportData, { say }: Speaker): string[] {
  const limits = [
    say(
      '“No record found” is not “clean”: records can be missing or late, and much is never recorded.',
      '«Sin registros» no quiere decir «sin problemas»: puede haber registros que faltan o llegan tarde, y mucho nunca se registra.',
    ),
    say(
      'Before you pay, have the car inspected by a mechanic of your choice.',
      'Antes de pagar, lleva el carro con un mecánico de tu confianza.',
    ),
    say(
      'Match the VIN on the windshield, the door and the title with the one on this report.',
      'Compara el VIN del parabrisas, de la puerta y del título con el de este reporte.',
    ),
    say(
      'Each “as of” date is the day up to which a source knows, not the day of an event.',
      'La fecha «al» de cada fuente es el día hasta el que sabe, no el día de un suceso.',
    ),
  ];
  if (kind === 'classic') {
    limits.push(
      say(
        'Numbers from before 1981 carry no check digit and were not unique across makers; national records begin later than this car.',
        'Los números de antes de 1981 no llevan dígito verificador y podían repetirse entre fabricantes; los registros nacionales empiezan después que este carro.',
      ),
    );
  }
  if (kind === 'europe') {
    limits.push(
      say(
        'European registers do not all share their records: each country tells what it keeps, and miles beside kilometers are our conversion.',
        'No todos los registros europeos comparten sus datos: cada país dice lo que guarda, y las millas junto a los kilómetros son conversión nuestra.',
      ),
    );
  }
  if (sample) {
    limits.push(
      say(
        'This is a sample: records in it were invented to show the form of a report, and say nothing about a real car.',
        'Esto es una muestra: los registros se inventaron para enseñar la forma de un reporte y no dicen nada de un carro real.',
      ),
    );
  }
  return limits;
}

/** What the owner of a shared report keeps back, in one sentence; null where nothing is. */
export function sayWithheld(
  { withheld }: ReportData,
  titles: readonly string[],
  { say, list }: Speaker,
): string | null {
  if (!withheld) return null;
  const kept = [
    ...titles,
    ...(withheld.vin ? [say('the end of the VIN', 'el final del VIN')] : []),
    ...(withheld.mileage ? [say('the mileage entered', 'el millaje ingresado')] : []),
  ];
  return kept.length === 0
    ? null
    : say(`The owner does not show: ${list(kept)}.`, `El dueño no muestra: ${list(kept)}.`);
}
