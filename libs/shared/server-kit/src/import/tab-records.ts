import { LineFault } from './line-fault.ts';
import { linesOf } from './lines.ts';
import type { FileRecord } from './records.ts';
import { importText } from './import-text.ts';

/** Names of a line's fields, one list for each number of fields that a line may have. */
export type TabLayouts = readonly (readonly string[])[];

/** Records of lines whose fields stand between TABs. There is no quoting: a quote is a character like any other. */
export async function* tabRecords(pieces: AsyncIterable<string>, layouts: TabLayouts): AsyncGenerator<FileRecord> {
  const bySize = new Map(layouts.map((names) => [names.length, names]));
  const sizes = [...bySize.keys()];
  for await (const { line, text } of linesOf(pieces)) {
    const plain = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (plain === '') continue;
    const fields = plain.split('\t');
    const names = bySize.get(fields.length);
    if (!names) {
      const fault = new LineFault(
        importText('importFile.fieldCount', (language) => ({
          fields: fields.length,
          sizes: sizes.map(String).reduce((before, last) => importText('importFile.or', { before, last })[language]),
        })),
        { allowed: sizes.join(' / ') },
      );
      yield { line, fault };
      continue;
    }
    const record: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at++) record[names[at]!] = fields[at];
    yield { line, record };
  }
}
