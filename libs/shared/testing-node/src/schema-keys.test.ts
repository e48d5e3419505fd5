import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fullOf, unseenKeys } from './schema-keys.ts';

const schema = v.strictObject({
  version: v.literal(2),
  day: v.pipe(v.string(), v.isoDate()),
  sample: v.boolean(),
  price: v.nullable(
    v.strictObject({
      kind: v.picklist(['base', 'option']),
      lines: v.pipe(v.array(v.strictObject({ label: v.string(), amount: v.nullable(v.number()) })), v.minLength(1)),
    }),
  ),
});
type Data = v.InferOutput<typeof schema>;
const full = fullOf(schema);
const drawAll = (data: Data) => JSON.stringify(data);

test('fullOf leaves no key empty', () => {
  expect(full).toMatchObject({ version: 2, sample: true, price: { kind: 'base', lines: [{}] } });
  expect(JSON.stringify(full)).not.toMatch(/null|\[\]|""/);
  expect(fullOf(schema, { day: '2020-01-01', price: null })).toMatchObject({ day: '2020-01-01', price: null });
});

test('unseenKeys returns nothing if every key is rendered', () => {
  expect(unseenKeys(schema, [full], drawAll)).toEqual([]);
});

test('unseenKeys returns keys that are not rendered, in lists too', () => {
  const draw = ({ day, price }: Data) =>
    [day, price?.kind, ...(price?.lines ?? []).map(({ label }) => label)].join(' ');
  expect(unseenKeys(schema, [full], draw)).toEqual(['sample', 'price.lines.amount']);
});

test('a key without a value in any example counts as not rendered', () => {
  expect(unseenKeys(schema, [{ ...full, price: null }], drawAll)).toEqual([
    'price.kind',
    'price.lines.label',
    'price.lines.amount',
  ]);
  expect(unseenKeys(schema, [{ ...full, price: null }, full], drawAll)).toEqual([]);
});
