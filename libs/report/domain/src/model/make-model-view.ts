import type { SourceView } from '../view/report-view.ts';
import type { Speaker } from '../words/speaker.ts';
import { fuelView } from './fuel-view.ts';
import { modelCounts } from './model-counts.ts';
import { MODEL_TOPICS, type ModelPart, type ModelTopic } from './model-part.ts';
import type { ModelView } from './model-view.ts';
import { communicationsView, complaintsView, investigationsView } from './problems-view.ts';
import { safetyView } from './safety-view.ts';

/** Says what is published about a model; the states are those of its free count. */
export function modelView(part: ModelPart, year: number | null, speaker: Speaker): ModelView {
  const counts = modelCounts(part);
  const stateOf = (topic: ModelTopic) => counts.find((count) => count.topic === topic)!.state;
  const topics = {
    safety: safetyView(part.safety, stateOf('safety'), speaker),
    complaints: complaintsView(part.complaints, stateOf('complaints'), year, speaker),
    investigations: investigationsView(part.investigations, stateOf('investigations'), speaker),
    communications: communicationsView(part.communications, stateOf('communications'), speaker),
    fuel: fuelView(part.fuel, stateOf('fuel'), speaker),
  };
  return {
    name: part.title,
    lead: speaker.t('model.lead', { title: part.title }),
    glance: MODEL_TOPICS.map((topic) => {
      const { title, finding, state } = topics[topic];
      return { topic, label: title, value: finding, state };
    }),
    ...topics,
  };
}

/** Where what is said of a model comes from, each source once with the file and the oldest of its days. */
export function modelSourceViews(part: ModelPart, { t, date }: Speaker): SourceView[] {
  const { safety, complaints, investigations, communications, fuel } = part;
  const told = [safety, complaints, investigations, communications, fuel].flatMap((each) => each?.source ?? []);
  return [...new Set(told.map(({ name }) => name))].map((name) => {
    const own = told.filter((source) => source.name === name);
    const [asOf] = own.map((source) => source.asOf).sort();
    const files = [...new Set(own.flatMap(({ release }) => release ?? []))];
    const answer = files.length > 0 ? t('source.modelFile', { files: files.join(', ') }) : t('source.model');
    return { name, status: 'answered', words: t('source.asOf', { answer, date: date(asOf!) }), sample: false };
  });
}
