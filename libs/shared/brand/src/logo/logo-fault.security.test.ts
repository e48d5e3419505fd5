import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LogoSchema } from '../brand.ts';
import { LOGO_LENGTH, logoFault, tidyLogo } from './logo-fault.ts';

const drawing = (inner: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

describe('docs/decisions.md §1: logos may only contain a drawing', () => {
  it('accepts shapes, gradients, clips, and style sheet classes', () => {
    expect(
      logoFault(
        drawing(
          '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>' +
            '<linearGradient id="b" href="#a"/><clipPath id="c"><circle r="3"/></clipPath></defs>' +
            '<style>.x{fill:url(#a);stroke:#000}</style><title>A mark</title>' +
            '<g clip-path="url(#c)" style="opacity:.5"><path class="x" d="M0 0h9"/></g>',
        ),
      ),
    ).toBeNull();
  });

  it.each([
    ['a script', drawing('<script>alert(1)</script>'), 'element', 'script'],
    ['a script in other letters', drawing('<SCRIPT/>'), 'element', 'SCRIPT'],
    ['a page inside', drawing('<foreignObject/>'), 'element', 'foreignObject'],
    ['a picture', drawing('<image href="#a"/>'), 'element', 'image'],
    ['text, whose typeface nobody else has', drawing('<text>Hi</text>'), 'element', 'text'],
    ['copies of copies', drawing('<use href="#a"/>'), 'element', 'use'],
    ['movement', drawing('<animate attributeName="x"/>'), 'element', 'animate'],
    ['a handler', drawing('<path onload="alert(1)"/>'), 'attribute', 'onload'],
    ['a handler in other letters', drawing('<path ONLOAD="alert(1)"/>'), 'attribute', 'ONLOAD'],
    ['a foreign namespace', drawing('<path x:href="a"/>'), 'attribute', 'x:href'],
    ['a namespace that is another', drawing('', 'xmlns="http://www.w3.org/1999/xhtml"'), 'attribute', 'xmlns'],
    ['a gradient from elsewhere', drawing('<linearGradient href="//x.example/a"/>'), 'outside', '//x.example/a'],
    [
      'a fill from elsewhere',
      drawing('<path fill="url(https://x.example/a#b)"/>'),
      'outside',
      'url(https://x.example/a#b',
    ],
    [
      'a fill from elsewhere behind one of its own',
      drawing('<path style="fill:url(#a);stroke:url( \'//x\')"/>'),
      'outside',
      "url( '//x",
    ],
    ['a style sheet that imports', drawing('<style>@import "//x.example"</style>'), 'outside', '@'],
    ['an escape in a style sheet', drawing(String.raw`<style>.a{fill:u\72l(//x)}</style>`), 'outside', '\\'],
    ['an entity', drawing('<title>&a;</title>'), 'svg', '&a;</title></svg>'],
    ['a document type', `<!DOCTYPE svg>${drawing('')}`, 'svg', ''],
    ['a comment that hides a tag', drawing('<!-- --><path/>'), 'svg', '<!-- --><path/></svg>'],
    ['tags that do not close', drawing('<g><path/>'), 'svg', '</svg>'],
    ['a second drawing', drawing('') + drawing(''), 'svg', '<svg xmlns="http://www.w3.org/'],
    ['words after the drawing', `${drawing('')}more`, 'svg', 'more'],
    ['no box to draw it in', drawing('', 'width="32"'), 'box', ''],
    ['an empty box', drawing('', 'viewBox="0 0 0 9"'), 'box', ''],
    ['a wide logo with words', drawing('', 'viewBox="0 0 200 40"'), 'shape', '200 × 40'],
    ['a file that is too long', drawing(`<path d="${'M0 0'.repeat(LOGO_LENGTH / 4)}"/>`), 'long', expect.anything()],
    ['a picture that is no SVG', '\u0089PNG', 'svg', ''],
  ])('refuses %s', (_name, svg, code, detail) => {
    // The root's own namespace comes before the attributes under test.
    const given = svg.replace('xmlns="http://www.w3.org/2000/svg" xmlns=', 'xmlns=');
    expect(logoFault(given)).toEqual({ code, detail });
    expect(v.is(LogoSchema, given)).toBe(false);
  });

  it('explains what a logo must be', () => {
    expect(v.safeParse(LogoSchema, drawing('<text>Hi</text>')).issues![0].message).toBe(
      'an SVG of shapes alone, without <text>; turn text into paths',
    );
  });

  it('accepts no tag, handler or URL outside the allowlist', () => {
    const piece = fc.constantFrom(
      ...['<path d="M0 0"/>', '<g>', '</g>', '<script>', '</script>', '<a href="//x">', '</a>', '<style>', '</style>'],
      ...[
        '.a{fill:url(#a)}',
        '.a{fill:url(//x)}',
        ' onload="x"',
        '<path onclick="x"/>',
        '<!--',
        '-->',
        ']]>',
        '<![CDATA[',
      ],
      ...['&lt;', '"', "'", '>', '<', '/>', '<use href="#a"/>', '<path fill="url(#a)"/>', 'text', '\n', '\u0000'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const svg = drawing(pieces.join(''));
        if (logoFault(svg) !== null) return;
        expect(svg).not.toMatch(/<(?:script|a|use|!)\b|<[^>]*\son\w+=|url\((?!#)/i);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a file exported by a drawing program', () => {
  it('is accepted after invisible parts are removed', () => {
    const file =
      '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: A Program -->\n' +
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n' +
      '<svg width="40px" height="40" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://x" inkscape:version="1" xml:space="preserve">' +
      '<sodipodi:namedview id="a"><inkscape:grid/></sodipodi:namedview><metadata><rdf:RDF/></metadata>' +
      '<g inkscape:label="Layer 1"><path d="M0 0h9"/></g></svg>\n';
    const tidy = tidyLogo(file);
    expect(tidy).toBe(
      '<svg viewBox="0 0 40 40" width="40px" height="40" xmlns="http://www.w3.org/2000/svg"><g><path d="M0 0h9"/></g></svg>',
    );
    expect(logoFault(tidy)).toBeNull();
  });

  it('is unchanged by a second cleanup', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<svg ', '<!--', '-->', '<?', '?>', 'a:b="c"', ' ', '>', 'x', '/>') }),
        (text) => {
          const once = tidyLogo(`<svg ${text}`);
          expect(logoFault(tidyLogo(once)) === null).toBe(logoFault(once) === null);
        },
      ),
    );
  });
});
