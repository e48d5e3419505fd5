import type { Language } from '@vinlore/i18n';
import { say, type Words } from '@vinlore/vehicle-domain';
import type { Status } from '../view/report-view.ts';
import { statusWords } from './status-words.ts';

/** Words of the frame around a report's content, by a key that screen and paper share. */
const words = {
  report: say('Vehicle history report', 'Reporte de historial del vehículo'),
  sample: say('Sample data, not a real car’s history', 'Datos de muestra, no son el historial de un carro real'),
  sampleShort: say('Sample', 'Muestra'),
  vin: say('Vehicle identification number', 'Número de identificación del vehículo'),
  matchVin: say('Match it on the car', 'Compáralo con el del carro'),
  notClean: say(
    '“No record found” is not “clean”. Have the car inspected.',
    '«Sin registros» no quiere decir «sin problemas». Lleva el carro a revisar.',
  ),
  unknown: say('unknown', 'no se sabe'),
  verdict: say('In five seconds', 'En cinco segundos'),
  sections: say('Sections', 'Secciones'),
  summary: say('What we looked for, and what came back', 'Qué buscamos y qué encontramos'),
  section: say('Section', 'Sección'),
  finding: say('Finding', 'Resultado'),
  records: say('Records', 'Registros'),
  record: say('Record', 'Registro'),
  source: say('Source', 'Fuente'),
  sources: say('Sources', 'Fuentes'),
  date: say('Date', 'Fecha'),
  place: say('Place', 'Lugar'),
  details: say('Details', 'Detalles'),
  reading: say('Reading', 'Lectura'),
  readings: say('All readings', 'Todas las lecturas'),
  odometer: say('Odometer', 'Odómetro'),
  code: say('Odometer code', 'Código del odómetro'),
  outOfLine: say('Out of line', 'No cuadra'),
  unverified: say('Not verified by its source', 'Su fuente no lo verificó'),
  alsoFrom: say('Also told by', 'También lo dice'),
  recordId: say('Record number', 'Número de registro'),
  recordsBehind: say('Records behind it', 'Registros en que se basa'),
  ask: say('Ask the seller', 'Pregunta al vendedor'),
  timeline: say('Owners and use over time', 'Dueños y uso a través del tiempo'),
  facts: say('The car itself', 'El carro'),
  decoded: say('decoded from the VIN', 'leído del VIN'),
  fromSource: say('from a named source', 'de una fuente indicada'),
  entered: say('entered by hand', 'ingresado a mano'),
  mayApply: say('May apply', 'Podría aplicar'),
  campaign: say('NHTSA campaign', 'Campaña de NHTSA'),
  component: say('Component', 'Componente'),
  consequence: say('What can happen', 'Qué puede pasar'),
  remedy: say('Remedy', 'Solución'),
  reported: say('Reported', 'Reportado'),
  limits: say('What this report cannot tell you', 'Lo que este reporte no te puede decir'),
  glossary: say('Glossary', 'Glosario'),
  impact: say('Point of impact', 'Dónde fue el golpe'),
  carFromAbove: say(
    'The car from above, with the points of impact marked',
    'El carro visto desde arriba, con los golpes marcados',
  ),
  showAll: say('Show all', 'Mostrar todo'),
  close: say('Close', 'Cerrar'),
} satisfies Readonly<Record<string, Words>>;

/** Names of the words of the frame; those of the statuses are `status.ok`, `status.look` … */
export type FrameWord = keyof typeof words | `status.${Status}`;

/** The words of the frame in one language. */
function inLanguage(language: Language): Readonly<Record<FrameWord, string>> {
  const statuses = Object.entries(statusWords).map(([status, word]) => [`status.${status}`, word] as const);
  return Object.fromEntries(
    [...Object.entries<Words>(words), ...statuses].map(([key, word]) => [key, word[language]]),
  ) as Record<FrameWord, string>;
}

export const frameWords: Readonly<Record<Language, Readonly<Record<FrameWord, string>>>> = {
  en: inLanguage('en'),
  es: inLanguage('es'),
};
