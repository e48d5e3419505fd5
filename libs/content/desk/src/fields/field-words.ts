import type { AnyDocument } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import type { contentDeskMessages } from '../messages/index.ts';

/** Returns the labels of fields, choices, and blocks; unknown ones are shown by their key. */
export function useFieldWords() {
  const { t, has } = useTranslator<typeof contentDeskMessages>();
  const worded = (key: string, otherwise: string) => (has(key) ? t(key) : otherwise);
  const block = (kind: string) => worded(`content.block.${kind}`, kind);
  /** A field's path as text, such as `Questions 3 › Answer`. */
  const place = (path: string) => {
    const steps = path.split('.');
    return steps
      .flatMap((step, index) => {
        if (/^\d+$/.test(step)) return [];
        const after = steps[index + 1];
        const name = worded(`content.field.${step}`, step);
        return [after !== undefined && /^\d+$/.test(after) ? `${name} ${Number(after) + 1}` : name];
      })
      .join(' › ');
  };
  return {
    field: (name: string) => worded(`content.field.${name}`, name),
    choice: (field: string, option: string) => worded(`content.choice.${field}.${option}`, option),
    block,
    fault: (fault: string) => worded(`content.fault.${fault}`, fault),
    place,
    /** The same for a whole document, with the labels of its fields: `2. Heading › Title`. */
    placeIn: (document: AnyDocument, path: string) => {
      if (path === 'title') return t('content.field.pageTitle');
      if (path === 'meta.title') return t('content.field.metaTitle');
      const [, index, within] = /^blocks\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
      const kind = index !== undefined && 'blocks' in document ? document.blocks[Number(index)]?.kind : undefined;
      if (kind === undefined) return place(path);
      const name = t('content.blockName', { number: Number(index) + 1, kind: block(kind), about: '' }).trim();
      return within === undefined ? name : `${name} › ${place(within)}`;
    },
  };
}
