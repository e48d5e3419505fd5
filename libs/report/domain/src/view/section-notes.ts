import type { ReportData } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import type { Speaker } from '../words/speaker.ts';
import type { SectionState } from './section-view.ts';

type Note = (data: ReportData, state: SectionState, speaker: Speaker) => string | false;

/** What is to be said of a section, so that nobody reads more out of it than it holds. */
const notes: Partial<Record<Section, readonly Note[]>> = {
  brand: [
    (_data, _state, { say }) =>
      say(
        'A state may brand a title months after the event, and the brand of one state is not always carried over by the next.',
        'Un estado puede marcar un título meses después de lo ocurrido, y el estado siguiente no siempre pasa la marca.',
      ),
  ],
  damage: [
    (_data, { records }, { say }) =>
      records > 0 &&
      say(
        'A police report says what an officer saw, not what a shop found. Have the spots named here inspected.',
        'Un reporte policial dice lo que vio un agente, no lo que encontró un taller. Haz revisar las partes que se nombran aquí.',
      ),
  ],
  theft: [
    (_data, { records }, { say }) =>
      records === 0 &&
      say(
        'Lenders do not always record a lien at once. Ask the title office of the state before you pay.',
        'Los bancos no siempre registran una deuda de inmediato. Pregunta en la oficina de títulos del estado antes de pagar.',
      ),
  ],
  market: [
    ({ events }, _state, { say }) =>
      events.some(({ kind, confidence }) => kind === 'listing' && confidence === 'unverified') &&
      say(
        'Listings are the sellers’ own words; nobody verified them.',
        'Los anuncios son palabras del vendedor; nadie los verificó.',
      ),
  ],
  recall: [
    (_data, { records, status }, { say }) =>
      (records > 0 || status === 'none') &&
      say(
        'Recalls are found by year, make and model, so they may apply to this car or not. Only the maker, a dealer of the make or nhtsa.gov/recalls can tell by the VIN.',
        'Los recalls se buscan por año, marca y modelo, así que pueden aplicarle a este carro o no. Solo el fabricante, un dealer de la marca o nhtsa.gov/recalls lo saben por el VIN.',
      ),
    (_data, { records }, { say }) => records > 0 && say('', 'NHTSA publica estos textos en inglés.'),
  ],
};

export function sectionNotes(data: ReportData, state: SectionState, speaker: Speaker): string[] {
  if (state.status === 'withheld') return [];
  return (notes[state.key] ?? []).flatMap((note) => note(data, state, speaker) || []);
}
