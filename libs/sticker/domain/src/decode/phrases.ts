import { properName, valueOfList } from '@vinlore/vehicle-domain';
import { type StickerLanguage } from '../sticker-values.ts';
import { textOf } from '../texts.ts';
import { type Elements } from './decoded-input.ts';
import { figure, joinRanges, liters, sayWeight, weightRange, type WeightRange } from './measures.ts';
import { known, translated } from './readings.ts';

/** Formats cylinders and layout as far as known, with the layout in the sticker's language. */
function cylindersOf(elements: Elements, language: StickerLanguage) {
  const count = figure(elements['Engine Number of Cylinders']);
  const filedLayout = known(elements, 'Engine Configuration');
  const layout = filedLayout && translated(filedLayout, 'engineLayouts', language).value;
  const isLetter = filedLayout === 'V-Shaped' || filedLayout === 'W Shaped';
  return { count, layout, short: isLetter && count ? `${filedLayout.charAt(0)}${count}` : null };
}

const layoutValues = (layout: string, count: string) => ({ layout, layout_within: layout.toLowerCase(), count });

/** Formats the engine in one line: `3.2 L V6`, `2.0 L inline 4`, `2.5 L, 4 cilindros`. */
export function engine(elements: Elements, language: StickerLanguage): string | null {
  const size = liters(elements['Displacement (L)']);
  const { count, layout, short } = cylindersOf(elements, language);
  if (short) return [size, short].filter(Boolean).join(' ');
  if (layout) {
    const full = count ? textOf('engine.layoutInLine', language, layoutValues(layout, count)) : layout;
    return size ? textOf('engine.sizeLayout', language, { size, layout: full.toLowerCase() }) : full;
  }
  if (!count) return size;
  const cylinders = textOf('engine.cylinders', language, { count });
  return size ? textOf('engine.sizeCylinders', language, { size, cylinders }) : cylinders;
}

/**
 * Formats the transmission: `5-speed automatic`, `Automática de 5 velocidades`; either part alone if the other is
 * unknown.
 */
export function gearbox(elements: Elements, language: StickerLanguage): string | null {
  const speeds = figure(elements['Transmission Speeds']);
  const filedStyle = known(elements, 'Transmission Style');
  const style = filedStyle && translated(filedStyle, 'transmissions', language).value;
  if (!speeds) return style;
  if (!style) return textOf('gearbox.speeds', language, { speeds });
  const within = style.charAt(0).toLowerCase() + style.slice(1);
  return textOf('gearbox.style', language, { speeds, style, style_within: within });
}

/** Formats the assembly location: `Kansas City, Missouri, U.S.` */
export function place(elements: Elements, language: StickerLanguage): string | null {
  const [city, state] = [known(elements, 'Plant City'), known(elements, 'Plant State')];
  const country = known(elements, 'Plant Country');
  const land = country && (valueOfList('countries', country, language) ?? properName(country));
  return [city && properName(city), state && properName(state), land].filter(Boolean).join(', ') || null;
}

/** Formats the gross vehicle weight rating, merging vPIC's two classes. */
export function grossWeightRange(elements: Elements): WeightRange | null {
  return joinRanges(
    weightRange(elements['Gross Vehicle Weight Rating From']),
    weightRange(elements['Gross Vehicle Weight Rating To']),
  );
}

export function grossWeight(elements: Elements, language: StickerLanguage): string | null {
  const range = grossWeightRange(elements);
  return range && sayWeight(range, language);
}
