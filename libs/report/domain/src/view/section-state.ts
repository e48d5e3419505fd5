import type { Finding } from '../data/report-data.ts';
import type { Section } from '../events/sections.ts';
import type { Status } from './report-view.ts';

/** A section before it is told: what it holds and how it stands. */
export interface SectionState {
  readonly key: Section;
  readonly status: Status;
  /** What is counted in it: records, readings, brands, recalls, facts. */
  readonly records: number;
  readonly findings: readonly Finding[];
  /** How many of its records a rule of any section found something about. */
  readonly flagged: number;
}
