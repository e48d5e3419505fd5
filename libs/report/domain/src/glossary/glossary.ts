import type { Language } from '@vinlore/i18n';
import { say, type Words } from '@vinlore/vehicle-domain';
import type { ReportData } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';

interface Entry {
  readonly term: Words;
  readonly text: Words;
  /** The section in which the term is met; null for all of a report. */
  readonly section: Section | null;
}

const entry = (section: Section | null, term: Words, text: Words): Entry => ({ section, term, text });

/** Terms of a report in two sentences each: what it is, and what it means for a buyer. */
export const GLOSSARY = {
  vin: entry(
    'identity',
    say('VIN', 'VIN'),
    say(
      'The vehicle identification number: 17 characters since 1981, on the windshield, the door and the title. All three must be the same as on this report.',
      'El número de identificación del vehículo: 17 caracteres desde 1981, en el parabrisas, la puerta y el título. Los tres deben ser iguales al de este reporte.',
    ),
  ),
  'check-digit': entry(
    'identity',
    say('Check digit', 'Dígito verificador'),
    say(
      'The ninth character, worked out from all the others. Where it disagrees, a character was miscopied or the number is not a real one.',
      'El noveno carácter, que se calcula con todos los demás. Si no concuerda, se copió mal un carácter o el número no es real.',
    ),
  ),
  title: entry(
    'title',
    say('Title', 'Título (title)'),
    say(
      'The paper with which a state says who owns a car. A new one is issued when it is sold, moved, or changed.',
      'El papel con el que un estado dice de quién es un carro. Se expide otro cuando se vende, se muda o cambia.',
    ),
  ),
  'title-brand': entry(
    'brand',
    say('Title brand', 'Marca del título (title brand)'),
    say(
      'A mark that a state puts on a title: Salvage, Flood or Rebuilt, for example. It stays with the car when it is sold.',
      'Una marca que un estado pone en el título: Salvage, Flood o Rebuilt, por ejemplo. Se queda con el carro cuando se vende.',
    ),
  ),
  'title-washing': entry(
    'brand',
    say('Title washing', 'Lavado de título (title washing)'),
    say(
      'Titling a branded car in another state to lose the brand. Earlier titles give it away, so ask to see them.',
      'Sacar título en otro estado para que se pierda la marca. Los títulos anteriores lo delatan: pide verlos.',
    ),
  ),
  salvage: entry(
    'salvage',
    say('Salvage', 'Salvage (pérdida total)'),
    say(
      'Repairs would have cost more than a share of the car’s value that the state sets. In nearly every state it may not go on the road like this.',
      'Repararlo costaba más que la parte de su valor que fija el estado. Así no puede circular en casi ningún estado.',
    ),
  ),
  rebuilt: entry(
    'brand',
    say('Rebuilt, reconstructed', 'Reconstruido (rebuilt)'),
    say(
      'A salvage car that was repaired and passed an inspection of the state. It is worth less, and not every insurer covers it.',
      'Un carro salvage que se reparó y pasó una inspección del estado. Vale menos, y no todas las aseguradoras lo aceptan.',
    ),
  ),
  junk: entry(
    'salvage',
    say('Junk, non-repairable', 'Chatarra (junk)'),
    say(
      'Good for parts or metal only. It must not be titled for the road again.',
      'Solo sirve para partes o metal. No debe volver a tener título para circular.',
    ),
  ),
  flood: entry(
    'brand',
    say('Flood damage', 'Inundado (flood)'),
    say(
      'Water stood in the car. Its wiring can fail months later: lift the carpets and smell.',
      'El carro estuvo bajo el agua. Lo eléctrico puede fallar meses después: levanta las alfombras y huele.',
    ),
  ),
  lemon: entry(
    'brand',
    say('Lemon, manufacturer buyback', 'Ley Limón, recomprado (lemon, buyback)'),
    say(
      'The maker took it back because it could not repair a fault. Ask what the fault was, and for the papers of its repair.',
      'El fabricante lo recompró porque no pudo arreglar una falla. Pregunta cuál fue y pide los papeles del arreglo.',
    ),
  ),
  'total-loss': entry(
    'salvage',
    say('Total loss', 'Pérdida total (total loss)'),
    say(
      'An insurer paid the car’s value instead of its repair. Some of these cars go on with a title without a brand.',
      'Una aseguradora pagó el valor del carro en vez de repararlo. Algunos siguen con un título sin marca.',
    ),
  ),
  jsi: entry(
    'salvage',
    say('JSI', 'JSI'),
    say(
      'Junk, salvage and insurance: reports that yards, recyclers and insurers have to make about cars that they take in. They say when, who, and what became of the car.',
      'Junk, salvage e insurance: los reportes que yonques, recicladores y aseguradoras deben hacer de los carros que reciben. Dicen cuándo, quién y qué pasó con el carro.',
    ),
  ),
  odometer: entry(
    'odometer',
    say('Odometer rollback', 'Alteración del odómetro (rollback)'),
    say(
      'Turning the odometer back to show fewer miles, which is a federal crime. A reading lower than one before it is the sign.',
      'Bajarle millas al odómetro, que es delito federal. La señal es una lectura menor que otra anterior.',
    ),
  ),
  'not-actual': entry(
    'odometer',
    say('Not actual mileage (TMU)', 'No es el millaje real (not actual, TMU)'),
    say(
      'The seller declared that the odometer does not show the true mileage. From then on, nobody knows it.',
      'El vendedor declaró que el odómetro no marca el millaje verdadero. Desde entonces nadie lo sabe.',
    ),
  ),
  exempt: entry(
    'odometer',
    say('Exempt', 'Exento (exempt)'),
    say(
      'Sellers of old cars need not declare the mileage: of model years up to 2010 after 10 years, of 2011 and later after 20. It says nothing about tampering.',
      'En carros viejos no hay que declarar el millaje: hasta el año modelo 2010, después de 10 años; desde 2011, después de 20. No dice nada de alteraciones.',
    ),
  ),
  lien: entry(
    'theft',
    say('Lien', 'Deuda sobre el carro (lien)'),
    say(
      'A lender’s claim on the car until a loan is paid. Unpaid, the lender can take the car, even from you.',
      'El derecho del banco sobre el carro hasta que se pague el préstamo. Si no se paga, se lo puede llevar, aunque ya sea tuyo.',
    ),
  ),
  impound: entry(
    'theft',
    say('Impound', 'Corralón (impound)'),
    say(
      'The police or a city took the car away and kept it. Unpaid fees can stay with it.',
      'La policía o la ciudad se llevó el carro y lo guardó. Los cargos sin pagar pueden seguir con él.',
    ),
  ),
  structural: entry(
    'damage',
    say('Structural damage', 'Daño estructural'),
    say(
      'Frame or body structure was bent or broken. A repair must be measured by a shop, since it decides how the car protects you.',
      'Se dobló o rompió el chasis o la estructura. Un taller debe medir la reparación, porque de ella depende que te proteja.',
    ),
  ),
  severity: entry(
    'damage',
    say('Minor, moderate, severe', 'Leve, moderado, grave'),
    say(
      'What the person who wrote the record saw from outside. Hidden damage can be worse.',
      'Lo que vio por fuera quien hizo el registro. El daño oculto puede ser peor.',
    ),
  ),
  owners: entry(
    'ownership',
    say('Owner', 'Dueño'),
    say(
      'A person or company to whom a car was sold, as far as records tell it. Titles alone do not count owners, since states reissue them for other reasons.',
      'La persona o empresa a la que se vendió un carro, según los registros. Los títulos solos no cuentan dueños, porque los estados los reexpiden por otras razones.',
    ),
  ),
  fleet: entry(
    'ownership',
    say('Fleet, rental, taxi', 'Flotilla, renta, taxi'),
    say(
      'A car that was worked with. Many drivers and long hours wear it, regular service may have kept it.',
      'Un carro de trabajo. Muchos choferes y muchas horas lo desgastan; el servicio regular puede haberlo cuidado.',
    ),
  ),
  auction: entry(
    'market',
    say('Auction', 'Subasta'),
    say(
      'Where dealers, lenders and rental companies sell to dealers. The condition is the auction’s own grade, not an inspection.',
      'Donde dealers, bancos y empresas de renta venden a dealers. La condición es la calificación de la subasta, no una inspección.',
    ),
  ),
  emissions: entry(
    'service',
    say('Emissions test', 'Prueba de emisiones (smog)'),
    say(
      'A test of the exhaust that some states demand. A car that fails cannot be registered there until it is repaired.',
      'Una prueba de gases que exigen algunos estados. El carro que no la pasa no se puede registrar ahí hasta repararlo.',
    ),
  ),
  recall: entry(
    'recall',
    say('Recall', 'Recall'),
    say(
      'A safety fault that the maker repairs for free, whoever owns the car. A dealer of the make can tell by the VIN whether it is still open.',
      'Una falla de seguridad que el fabricante repara gratis, sea quien sea el dueño. Un dealer de la marca puede decirte con el VIN si sigue pendiente.',
    ),
  ),
  'as-of': entry(
    null,
    say('As of', 'Al (as of)'),
    say(
      'The day up to which a source knows. What happened later, or arrived later, is not in it.',
      'El día hasta el que sabe una fuente. Lo que pasó o llegó después no está.',
    ),
  ),
  'no-record': entry(
    null,
    say('No record found', 'Sin registros'),
    say(
      'We looked, and the sources had nothing. It is not “clean”: much is never recorded.',
      'Buscamos y las fuentes no tenían nada. No quiere decir «sin problemas»: mucho nunca se registra.',
    ),
  ),
} as const satisfies Readonly<Record<string, Entry>>;

export type GlossaryKey = keyof typeof GLOSSARY;

/** What only a state of the U.S. does. */
const AMERICAN: readonly GlossaryKey[] = ['title-brand', 'title-washing', 'jsi', 'exempt', 'emissions', 'recall'];

/** The terms of a report in one language; a European one without what only the U.S. has. */
export function glossaryOf(
  { kind }: Pick<ReportData, 'kind'>,
  language: Language,
): { key: GlossaryKey; section: Section | null; term: string; text: string }[] {
  return (Object.keys(GLOSSARY) as GlossaryKey[])
    .filter((key) => kind !== 'europe' || !AMERICAN.includes(key))
    .map((key) => {
      const { section, term, text } = GLOSSARY[key];
      return { key, section, term: term[language], text: text[language] };
    });
}
