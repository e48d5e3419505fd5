import { around } from './around.ts';
import { changes } from './changes.ts';
import { codes } from './codes.ts';
import { compare } from './compare.ts';
import { countries } from './countries.ts';
import { facts } from './facts.ts';
import { findings } from './findings.ts';
import { frame } from './frame.ts';
import { glossary } from './glossary.ts';
import { model } from './model.ts';
import { records } from './records.ts';
import { sections } from './sections.ts';
import { view } from './view.ts';

/** The words of a report. */
export const en = {
  ...frame,
  ...view,
  ...around,
  ...sections,
  ...facts,
  ...records,
  ...codes,
  ...countries,
  ...findings,
  ...changes,
  ...compare,
  ...glossary,
  ...model,
};
