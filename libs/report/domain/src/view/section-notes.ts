import type { ReportData } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import type { Speaker } from '../words/speaker.ts';
import type { SectionState } from './section-state.ts';

type Note = (data: ReportData, state: SectionState, speaker: Speaker) => string | false;

/** Notes on a section that prevent overinterpretation. */
const notes: Partial<Record<Section, readonly Note[]>> = {
  brand: [(_data, _state, { t }) => t('note.brand')],
  damage: [(_data, { records }, { t }) => records > 0 && t('note.damage')],
  theft: [(_data, { records }, { t }) => records === 0 && t('note.theft')],
  market: [
    ({ events }, _state, { t }) =>
      events.some(({ kind, confidence }) => kind === 'listing' && confidence === 'unverified') && t('note.market'),
  ],
  recall: [
    (_data, { status }, { t }) => status === 'not-loaded' && t('note.recallsNotLoaded'),
    ({ type }, { records, status }, { t }) =>
      (records > 0 || status === 'none') && t(type === 'CA' ? 'note.recallCanada' : 'note.recall'),
    ({ recalls }, _state, { t }) =>
      recalls.some(({ source }) => source === 'Transport Canada') && t('note.canadaLicense'),
    (_data, { records }, { t, language }) => records > 0 && language !== 'en' && t('note.recallsInEnglish'),
  ],
};

export function sectionNotes(data: ReportData, state: SectionState, speaker: Speaker): string[] {
  if (state.status === 'withheld') return [];
  return (notes[state.key] ?? []).flatMap((note) => note(data, state, speaker) || []);
}
