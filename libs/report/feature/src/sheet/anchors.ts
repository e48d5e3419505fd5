import type { ModelTopic, Section } from '@vinlore/report-domain';

/** Anchor ids within a report. A page has only one report, so they need no prefix. */
export const sectionId = (section: Section) => `section-${section}`;
export const recordId = (key: string) => `record-${key}`;
export const readingId = (key: string) => `reading-${key}`;
export const termId = (key: string) => `term-${key}`;
export const GLOSSARY_ID = 'glossary';
export const SOURCES_ID = 'sources';
export const MODEL_ID = 'model';
export const topicId = (topic: ModelTopic) => `model-${topic}`;
