import { blocks } from './blocks.ts';
import { equipment } from './equipment.ts';
import { facts } from './facts.ts';
import { notes } from './notes.ts';
import { paper } from './paper.ts';

/** The words of a sticker. */
export const en = { ...paper, ...blocks, ...facts, ...equipment, ...notes };
