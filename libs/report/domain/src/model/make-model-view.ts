import type { Speaker } from '../words/speaker.ts';
import { fuelView } from './fuel-view.ts';
import { modelCounts } from './model-counts.ts';
import { MODEL_TOPICS, type ModelPart, type ModelTopic } from '../data/model-part.ts';
import type { ModelView } from './model-view.ts';
import { communicationsView, complaintsView, investigationsView } from './problems-view.ts';
import { safetyView } from './safety-view.ts';

/** Builds the view of published model data, with the same states as the free count. */
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
