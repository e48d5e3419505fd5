import { useTranslator } from '@vinlore/ui';
import type { contentDeskMessages } from '../messages/index.ts';

/** Names of fields, choices and blocks in words; what this version has no word for is called as it is written. */
export function useFieldWords() {
  const { t, has } = useTranslator<typeof contentDeskMessages>();
  const worded = (key: string, otherwise: string) => (has(key) ? t(key) : otherwise);
  return {
    field: (name: string) => worded(`content.field.${name}`, name),
    choice: (field: string, option: string) => worded(`content.choice.${field}.${option}`, option),
    block: (kind: string) => worded(`content.block.${kind}`, kind),
    fault: (fault: string) => worded(`content.fault.${fault}`, fault),
    /** A place in words, such as `Questions 3 › Answer`. */
    place: (path: string) => {
      const steps = path.split('.');
      return steps
        .flatMap((step, index) => {
          if (/^\d+$/.test(step)) return [];
          const after = steps[index + 1];
          const name = worded(`content.field.${step}`, step);
          return [after !== undefined && /^\d+$/.test(after) ? `${name} ${Number(after) + 1}` : name];
        })
        .join(' › ');
    },
  };
}
