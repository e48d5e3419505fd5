import { EVERY_YEAR } from './fields.ts';

type Node = Readonly<Record<string, unknown>>;

/** What stands for a value that a brand's file may leave out. */
const ABSENT: Readonly<Record<string, unknown>> = {
  livechat_license: '',
  tag_host: '',
  sticker_years: EVERY_YEAR,
  'theme.logo': 'mark',
};

/** The key of a mail's text has dots itself. */
const MAIL_TEXT = /^(mail_texts)\.(en|es)\.(.+)$/;

const partsOf = (key: string): readonly string[] => MAIL_TEXT.exec(key)?.slice(1) ?? key.split('.');

/** The value of a brand at a key, such as `settings.clarity`; what its file leaves out has a value, too. */
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

/** The brand with another value at a key; the brand itself stays as it is. */
export function withValue<B extends object>(brand: B, key: string, value: unknown): B {
  const isAbsent = Object.hasOwn(ABSENT, key) && value === ABSENT[key];
  return put(brand as Node, partsOf(key), isAbsent ? undefined : value) as B;
}
