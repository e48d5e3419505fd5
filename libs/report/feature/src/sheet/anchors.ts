import type { ModelTopic, Section } from '@vinlore/report-domain';

/** Where links within a report lead. One report stands on a page, so these need no prefix of their own. */
export const sectionId = (section: Section) => `section-${section}`;
export const recordId = (key: string) => `record-${key}`;
export const readingId = (key: string) => `reading-${key}`;
export const termId = (key: string) => `term-${key}`;
export const GLOSSARY_ID = 'glossary';
export const SOURCES_ID = 'sources';
export const MODEL_ID = 'model';
export const topicId = (topic: ModelTopic) => `model-${topic}`;
