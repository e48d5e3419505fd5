import { createRequire } from 'node:module';
import {
  Circle,
  Document,
  Font,
  Line,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
// eslint-disable-next-line @nx/enforce-module-boundaries -- The peer draws documents with React, on Node; the product does not.
import { createElement as h } from 'react';
import { encode } from 'uqr';

const require = createRequire(import.meta.url);
const face = (/** @type {string} */ name) => require.resolve(`@expo-google-fonts/${name}.ttf`);
Font.register({
  family: 'Source Sans 3',
  fonts: [
    { src: face('source-sans-3/400Regular/SourceSans3_400Regular'), fontWeight: 400 },
    { src: face('source-sans-3/600SemiBold/SourceSans3_600SemiBold'), fontWeight: 600 },
    { src: face('source-sans-3/800ExtraBold/SourceSans3_800ExtraBold'), fontWeight: 800 },
  ],
});
Font.register({ family: 'Source Code Pro', src: face('source-code-pro/600SemiBold/SourceCodePro_600SemiBold') });

const style = StyleSheet.create({
  page: { padding: 24, fontFamily: 'Source Sans 3', fontSize: 8.6, color: '#14181d' },
  row: { flexDirection: 'row' },
  line: { flexDirection: 'row', borderBottomWidth: 0.4, borderBottomColor: '#b3b3b3', paddingVertical: 2.3 },
  label: { width: '38%', color: '#525252' },
  value: { width: '62%', fontWeight: 600 },
  heading: { borderTopWidth: 1.4, paddingTop: 5, marginBottom: 6, fontSize: 10.4, fontWeight: 600 },
});

/**
 * @typedef {{ label: string, value: string }} Fact
 * @typedef {{
 *   title: { value: string }, subtitle: { value: string }, vin: string, verifyUrl: string, madeOn: string,
 *   brand: { name: string, ink: string }, spec: Fact[], anatomy: (Fact & { characters: string })[],
 *   equipment: { title: string, facts: Fact[] }[], notKnown: string[], sources: { name: string }[],
 * }} Sticker
 */

const LEGEND = ['decoded from the VIN', 'from a named source', 'entered by hand', 'not known'];
const ABOUT =
  'Every value was read from the 17 characters of the VIN with the makers’ own filings. Nothing was guessed. A VIN does not tell colors, options, or what was changed later. Match the number with the one on the vehicle.';

/** The source dot, which each of our rows has, too. */
const mark = () =>
  h(Svg, { viewBox: '0 0 10 10', width: 4.8, height: 4.8 }, h(Circle, { cx: 5, cy: 5, r: 3.2, fill: '#12263f' }));

const facts = (/** @type {Fact[]} */ list) =>
  list.map(({ label, value }, key) =>
    h(
      View,
      { style: style.line, key },
      h(Text, { style: style.label }, label),
      mark(),
      h(Text, { style: style.value }, value),
    ),
  );

/** @param {string} text */
function qr(text) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  let path = '';
  data.forEach((row, y) => row.forEach((on, x) => (path += on ? `M${x} ${y}h1v1h-1z` : '')));
  return h(Svg, { viewBox: `0 0 ${size} ${size}`, width: 86, height: 86 }, h(Path, { d: path, fill: '#000' }));
}

/**
 * The same sticker as ours on one page, with @react-pdf/renderer: name, strip, VIN, equipment in two columns, unknown
 * items, source marks, and the QR code. It has less to do: no tags, no alternative texts, and no check of its boxes.
 *
 * @param {Sticker} sticker
 * @returns {Promise<Buffer>}
 */
export function reactPdfSticker(sticker) {
  const half = Math.ceil(sticker.equipment.length / 2);
  const column = (/** @type {Sticker['equipment']} */ groups) =>
    h(
      View,
      { style: { width: 242 } },
      groups.map((group, key) =>
        h(
          View,
          { key, style: { marginBottom: 7 } },
          h(View, { style: style.row }, h(Text, { style: { fontWeight: 800 } }, group.title), mark()),
          facts(group.facts),
        ),
      ),
    );
  const cell = (/** @type {string} */ top, /** @type {string} */ bottom, /** @type {number} */ key) =>
    h(
      View,
      { key, style: { flexGrow: 1 } },
      h(Text, { style: { color: '#525252', fontSize: 6.8 } }, top),
      h(View, { style: style.row }, mark(), h(Text, {}, bottom)),
    );
  const page = h(
    Page,
    { size: [792, 612], style: style.page },
    h(
      View,
      { style: style.row },
      h(Text, {}, `${sticker.brand.name} · a reconstruction, not the original label · ${sticker.madeOn}`),
    ),
    h(Text, { style: { fontSize: 34, fontWeight: 800, color: sticker.brand.ink } }, sticker.title.value),
    h(Text, {}, sticker.subtitle.value),
    h(
      View,
      { style: style.row },
      sticker.spec.map(({ label, value }, key) => cell(label, value, key)),
    ),
    h(Text, { style: { fontFamily: 'Source Code Pro', fontSize: 26, letterSpacing: 20 } }, sticker.vin),
    h(
      Svg,
      { viewBox: '0 0 744 22', width: 744, height: 22 },
      sticker.anatomy.map((_part, key) =>
        h(Line, { key, x1: key * 120, y1: 6, x2: key * 120 + 100, y2: 20, stroke: '#12263f', strokeWidth: 0.4 }),
      ),
    ),
    h(
      View,
      { style: style.row },
      sticker.anatomy.map(({ label, value }, key) => cell(label, value, key)),
    ),
    h(
      View,
      { style: { ...style.row, gap: 12, marginTop: 12 } },
      column(sticker.equipment.slice(0, half)),
      column(sticker.equipment.slice(half)),
      h(
        View,
        { style: { width: 228 } },
        h(Text, { style: style.heading }, 'Not known to us'),
        sticker.notKnown.map((thing, key) => h(View, { key, style: style.row }, mark(), h(Text, {}, thing))),
        h(Text, { style: style.heading }, 'How to read this sticker'),
        h(Text, {}, ABOUT),
        qr(sticker.verifyUrl),
        h(Text, {}, sticker.verifyUrl),
      ),
    ),
    h(
      View,
      { style: style.row },
      LEGEND.map((words, key) => h(View, { key, style: style.row }, mark(), h(Text, {}, words))),
    ),
    h(Text, { style: { fontSize: 6.7, marginTop: 8 } }, sticker.sources.map(({ name }) => name).join(' · ')),
  );
  return renderToBuffer(h(Document, { title: sticker.title.value, language: 'en-US' }, page));
}
