import type { ModelPart } from '../data/model-part.ts';
import type { Speaker } from '../words/speaker.ts';
import type { SourceView } from './report-view.ts';

/** Sources of the model data, each once with the file and its oldest date. */
export function modelSourceViews(part: ModelPart, { t, date }: Speaker): SourceView[] {
  const { safety, complaints, investigations, communications, fuel } = part;
  const sources = [safety, complaints, investigations, communications, fuel].flatMap((each) => each?.source ?? []);
  return [...new Set(sources.map(({ name }) => name))].map((name) => {
    const own = sources.filter((source) => source.name === name);
    const [asOf] = own.map((source) => source.asOf).sort();
    const files = [...new Set(own.flatMap(({ release }) => release ?? []))];
    const answer = files.length > 0 ? t('source.modelFile', { files: files.join(', ') }) : t('source.model');
    return { name, status: 'answered', words: t('source.asOf', { answer, date: date(asOf!) }), sample: false };
  });
}
