import { isRecord } from '@vinlore/content-domain';

const NAMES = ['title', 'label', 'question', 'text', 'caption', 'image'];

/** What a block, or an entry of a list, is about, in one line: the first of its texts that says so. */
export function summaryOf(block: unknown): string {
  if (typeof block === 'string') return block.slice(0, 120);
  if (!isRecord(block)) return '';
  for (const name of NAMES) {
    const text = block[name];
    if (typeof text === 'string' && text.trim()) return text.trim().split('\n')[0]!.slice(0, 120);
  }
  return '';
}
