import { isRecord } from '@vinlore/content-domain';

const NAMES = ['title', 'label', 'question', 'text', 'caption', 'image'];

/** Returns the first text of a block or list entry that summarizes it, in one line. */
export function summaryOf(block: unknown): string {
  if (typeof block === 'string') return block.slice(0, 120);
  if (!isRecord(block)) return '';
  for (const name of NAMES) {
    const text = block[name];
    if (typeof text === 'string' && text.trim()) return text.trim().split('\n')[0]!.slice(0, 120);
  }
  return '';
}
