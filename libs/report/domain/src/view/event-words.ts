import type { Language } from '@vinlore/i18n';
import type { HistoryEvent } from '../events/history-event.ts';
import { speakerOf } from '../words/speaker.ts';
import { recordView } from './record-view.ts';
import type { RecordView } from './report-view.ts';

/** View of a record outside a report, worded the same way. */
export function eventWords(
  event: HistoryEvent,
  language: Language,
): Pick<RecordView, 'title' | 'date' | 'place' | 'odometer' | 'details'> {
  return recordView({ ...event, key: 'e1', alsoFrom: [] }, false, speakerOf(language));
}
