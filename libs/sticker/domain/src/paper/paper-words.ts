import { say, type Words } from '@vinlore/vehicle-domain';
import { type StickerLanguage } from '../sticker-values.ts';

/** What the paper says of itself; what it says of the vehicle is in the sticker's data. */
const words = {
  windowSticker: say('Window sticker', 'Etiqueta de ventanilla'),
  classicSticker: say('Classic window sticker', 'Etiqueta de ventanilla clásica'),
  reconstruction: say('a reconstruction, not the original label', 'reconstrucción, no es la etiqueta original'),
  sample: say('SAMPLE', 'MUESTRA'),
  sampleData: say('invented data', 'datos inventados'),
  sampleNote: say('This sheet holds SAMPLE data.', 'Esta hoja contiene datos de MUESTRA.'),
  preview: say('PREVIEW', 'VISTA PREVIA'),
  previewData: say('not signed', 'sin firmar'),
  previewNote: say(
    'The finished sticker carries its number, its signature, and a QR code here.',
    'La etiqueta terminada lleva aquí su número, su firma y un código QR.',
  ),
  number: say('No.', 'N.º'),
  vinShort: say('VIN', 'VIN'),
  vin: say('Vehicle identification number', 'Número de identificación del vehículo'),
  anatomy: say('What the number says', 'Lo que dice el número'),
  place: say('Place', 'Posición'),
  places: say('Places', 'Posiciones'),
  equipment: say('Equipment and specification', 'Equipamiento y especificaciones'),
  nothingMore: say(
    'The makers’ filings tell nothing more about this number.',
    'Las declaraciones de los fabricantes no dicen más de este número.',
  ),
  nothingMoreNamed: say(
    'No source of ours tells the equipment of this vehicle.',
    'Ninguna de nuestras fuentes dice el equipamiento de este vehículo.',
  ),
  continued: say('continued', 'continuación'),
  moreOnNext: say('More on the next page', 'Continúa en la página siguiente'),
  notKnownTitle: say('Not known to us', 'Lo que no sabemos'),
  notKnown: say('not known', 'no se sabe'),
  about: say('How to read this sticker', 'Cómo leer esta etiqueta'),
  aboutDecoded: say(
    'Every value was read from the 17 characters of the VIN with the makers’ own filings. Nothing was guessed.',
    'Cada dato se leyó de los 17 caracteres del VIN, según lo que declararon los fabricantes. Nada se supuso.',
  ),
  aboutClassic: say(
    'Every value marked as decoded was read from the number with the makers’ own code tables. Nothing was guessed.',
    'Cada dato marcado como leído viene del número, según las tablas de códigos de los fabricantes. Nada se supuso.',
  ),
  aboutSources: say(
    'The mark beside each value says where it comes from; the sources are named at the foot. Nothing was guessed.',
    'La marca junto a cada dato dice de dónde viene; las fuentes están al pie. Nada se supuso.',
  ),
  aboutLimits: say(
    'A VIN does not tell colors, options, or what was changed later. Match the number with the one on the vehicle.',
    'El VIN no dice colores, opciones ni cambios posteriores. Compara el número con el que lleva el vehículo.',
  ),
  plate: say('Data plate', 'Placa de datos'),
  plateField: say('Field', 'Campo'),
  plateCode: say('Code', 'Código'),
  plateMeans: say('Means', 'Significa'),
  build: say('Build sheet', 'Hoja de fabricación'),
  delivery: say('Built, ordered, delivered', 'Fabricación, pedido y entrega'),
  dealer: say('Offered by', 'Lo ofrece'),
  logo: say('Logo of', 'Logotipo de'),
  exterior: say('Exterior', 'Exterior'),
  interior: say('Interior', 'Interior'),
  verify: say('Verify this sticker', 'Verifica esta etiqueta'),
  verifyText: say(
    'The page shows what we signed. If this paper says something else, believe the page.',
    'La página muestra lo que firmamos. Si este papel dice otra cosa, vale lo que dice la página.',
  ),
  qr: say('QR code that opens', 'Código QR que abre'),
  page: say('Page', 'Página'),
  of: say('of', 'de'),
  outOf: say('of', 'de'),
  asOf: say('as of', 'al'),
  decoded: say('decoded from the VIN', 'leído del VIN'),
  source: say('from a named source', 'de una fuente indicada'),
  entered: say('entered by hand', 'ingresado a mano'),
  unknown: say('not known', 'no se sabe'),
};

export type PaperWords = Record<keyof typeof words, string>;

export function paperWords(language: StickerLanguage): PaperWords {
  return wordsIn(words, language);
}

/** Each word of a list in one language. */
export function wordsIn<Key extends string>(
  list: Readonly<Record<Key, Words>>,
  language: StickerLanguage,
): Record<Key, string> {
  return Object.fromEntries(Object.entries<Words>(list).map(([key, word]) => [key, word[language]])) as Record<
    Key,
    string
  >;
}

const months = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
} as const;

/**
 * `Nov 20, 2026`, `20 nov 2026`. A table of our own, not Intl: another Node version must not change a document's bytes.
 *
 * @param day `YYYY-MM-DD`
 */
export function paperDate(day: string, language: StickerLanguage): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const name = months[language][month - 1];
  return language === 'es' ? `${date} ${name} ${year}` : `${name} ${date}, ${year}`;
}
