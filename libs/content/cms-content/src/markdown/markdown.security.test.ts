// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { readMarkdown } from '@vinlore/content-domain/markdown';

const drawn = (text: string) => draw([{ kind: 'rich-text', text }]);

/** Elements allowed in rendered Markdown, and their attributes. */
const TAGS =
  /^(section|div|nav|ol|ul|li|p|a|h[2-6]|strong|em|del|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td)$/;
const ATTRIBUTES = /^(class|href|rel|id|start|scope|role|aria-label|tabindex)$/;

/** Every element of the output with its attribute names. */
function elementsOf(html: string): [tag: string, attributes: string[]][] {
  return [...html.matchAll(/<([a-zA-Z][^\s>/]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g)].map(([, tag, attributes]) => [
    tag!,
    [...attributes!.matchAll(/([^\s=]+)(?:="[^"]*")?/g)].map(([, name]) => name!),
  ]);
}

/** Returns the parts of rendered HTML that must never occur. */
function harmIn(html: string): string[] {
  const elements = elementsOf(html);
  return [
    ...elements.map(([tag]) => tag).filter((tag) => !TAGS.test(tag)),
    ...elements.flatMap(([, attributes]) => attributes).filter((name) => !ATTRIBUTES.test(name.toLowerCase())),
    ...[...html.matchAll(/href="([^"]*)"/g)]
      .map(([, href]) => href!)
      .filter((href) => !/^(?:https?:\/\/|mailto:|\/(?!\/)|#)/i.test(href)),
    // Outside of elements, every character that could start one is escaped.
    ...(html.replace(/<\/?[a-z][^<>]*>/g, '').match(/<.{0,20}/g) ?? []),
  ];
}

function expectHarmless(html: string): void {
  expect(harmIn(html)).toEqual([]);
}

describe('hostile content in rich text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b onmouseover="alert(1)">b</b> c',
    '<svg><animate onbegin=alert(1) attributeName=x></svg>',
    '<!-- --><iframe src="javascript:alert(1)"></iframe>',
    '<style>body{display:none}</style>\n\n<link rel=stylesheet href=//evil.example>',
    '<p>\n<script>\nalert(1)\n</script>\n</p>',
  ])('shows %s as text', async (text) => {
    const html = await drawn(text);
    expectHarmless(html);
    expect(html).toContain('&lt;');
  });

  it.each([
    '[a](javascript:alert(1))',
    '[a](<java\tscript:alert(1)>)',
    '[a](data:text/html;base64,PHNjcmlwdD4=)',
    '[a](//evil.example)',
    '[a](/\\evil.example)',
    '[a]: javascript:alert(1)\n\n[a]',
    '<javascript:alert(1)>',
  ])('drops the link of %s and keeps its text', async (text) => {
    const html = await drawn(text);
    expectHarmless(html);
    expect(html).not.toContain('<a ');
  });

  it('shows an image as its alt text, so no page loads URLs from content', async () => {
    expect(await drawn('![a red car](https://evil.example/pixel.gif)')).toMatch(/<p>a red car<\/p>/);
  });

  it('keeps quotes in a URL inside the attribute', async () => {
    const html = await drawn('[a](https://a.example/"onclick="alert(1))');
    expectHarmless(html);
  });

  it('outputs only allowed elements for any input', async () => {
    const piece = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        '<script>',
        '</script>',
        '"',
        '>',
        '`',
        '[',
        '](',
        ')',
        '\n\n',
        '# ',
        '> ',
        '- ',
        '|',
        '|-|\n',
        '*',
        '![',
        '<!--',
        'javascript:',
        '&lt;',
        '\u0000',
      ),
    );
    const hostile = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('') || 'a');
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => expectHarmless(await drawn(text))),
      { numRuns: 100 },
    );
  });

  const LENGTH = 100_000;
  it.each([
    '>',
    '> ',
    '- ',
    '1. ',
    '>- ',
    '[',
    '![',
    '*a ',
    '_a_',
    'a**b',
    '`',
    '<',
    '<!--',
    '|a',
    '\n- a',
    '\\',
    'a@b.c ',
  ])(
    'renders 100 kB of %j in bounded time without overflowing the stack',
    async (piece) => {
      const text = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
      expectHarmless(await drawn(text));
    },
    2_000,
  );

  it('renders lists nested deeper than anyone would write', async () => {
    const text = Array.from({ length: 400 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n');
    expectHarmless(await drawn(text.slice(0, LENGTH)));
  });

  it('keeps the text of machine-generated input', () => {
    const words = `${'>'.repeat(20)} hidden`;
    expect(readMarkdown(`first\n\n${words}`).map(({ raw }) => raw)).toEqual(['first', words]);
  });
});
