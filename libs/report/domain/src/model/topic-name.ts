import type { Language } from '@vinlore/i18n';
import { reportTexts } from '../messages/index.ts';
import type { ModelTopic } from '../data/model-part.ts';

/** Returns the name of a model topic. */
export const topicName = (topic: ModelTopic, language: Language): string => reportTexts[language][`topic.${topic}`];
