import { BLOCK_KINDS, blockForm, FIELD_FAULTS, type FormField, LINK_FAULTS } from '@vinlore/content-domain';
import { expect, it } from 'vitest';
import { contentDeskMessages } from './index.ts';

/** Keys of all that a form shows. */
function keysOf(fields: readonly FormField[]): string[] {
  return fields.flatMap((field) => {
    const inner = field.form === 'group' || field.form === 'list' ? keysOf(field.fields ?? []) : [];
    const options = field.form === 'choice' ? field.options.map((each) => `content.choice.${field.name}.${each}`) : [];
    return [`content.field.${field.name}`, ...options, ...inner];
  });
}

it('has a label for every block, field, choice, and error', () => {
  const wanted = [
    ...BLOCK_KINDS.flatMap((kind) => [`content.block.${kind}`, ...keysOf(blockForm(kind)!)]),
    ...[...FIELD_FAULTS, ...LINK_FAULTS].map((fault) => `content.fault.${fault}`),
  ];
  expect(wanted.filter((key) => !Object.hasOwn(contentDeskMessages.en, key))).toEqual([]);
});
