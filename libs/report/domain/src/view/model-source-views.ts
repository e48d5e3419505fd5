import type { ModelPart } from '../data/model-part.ts';
import type { Speaker } from '../words/speaker.ts';
import type { SourceView } from './report-view.ts';

/** Where what is said of a model comes from, each source once with the file and the oldest of its days. */
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
