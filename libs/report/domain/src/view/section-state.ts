import type { Finding } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import type { Status } from './report-view.ts';

/** The contents and status of a section, before it is put into words. */
export interface SectionState {
  readonly key: Section;
  readonly status: Status;
  /** Number of records, readings, brands, recalls, or facts in the section. */
  readonly records: number;
  readonly findings: readonly Finding[];
  /** How many of its records are flagged by a rule of any section. */
  readonly flagged: number;
}
