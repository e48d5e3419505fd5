import { blocks } from './blocks.ts';
import { equipment } from './equipment.ts';
import { facts } from './facts.ts';
import { notes } from './notes.ts';
import { paper } from './paper.ts';

/** Las palabras de una etiqueta. */
export const es = { ...paper, ...blocks, ...facts, ...equipment, ...notes };
