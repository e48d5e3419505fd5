import { EVERY_YEAR } from './fields.ts';

type Node = Readonly<Record<string, unknown>>;

/** Represents a value that a brand's file may omit. */
const ABSENT: Readonly<Record<string, unknown>> = {
  livechat_license: '',
  tag_host: '',
  sticker_years: EVERY_YEAR,
  'theme.logo': 'mark',
};

/** Keys of email texts contain dots themselves. */
const MAIL_TEXT = /^(mail_texts)\.(en|es)\.(.+)$/;

const partsOf = (key: string): readonly string[] => MAIL_TEXT.exec(key)?.slice(1) ?? key.split('.');

/** Returns a brand's value at a key, such as `settings.clarity`; omitted ones have a representation, too. */
export function settingAt(brand: object, key: string): unknown {
  const found = partsOf(key).reduce<unknown>((node, part) => (node as Node | undefined)?.[part], brand);
  return found ?? ABSENT[key];
}

function put(node: Node | undefined, [part, ...rest]: readonly string[], value: unknown): Node {
  if (part === undefined) return node ?? {};
  if (rest.length > 0) return { ...node, [part]: put(node?.[part] as Node | undefined, rest, value) };
  const { [part]: _former, ...others } = node ?? {};
  return value === undefined ? others : { ...node, [part]: value };
}

/** Returns a copy of the brand with the value at a key changed. */
export function withValue<B extends object>(brand: B, key: string, value: unknown): B {
  const isAbsent = Object.hasOwn(ABSENT, key) && value === ABSENT[key];
  return put(brand as Node, partsOf(key), isAbsent ? undefined : value) as B;
}
