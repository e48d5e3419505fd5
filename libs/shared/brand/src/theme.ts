import * as v from 'valibot';
import { closedObject } from './closed-object.ts';
import { ColorSchema } from './site.ts';

const Css = v.pipe(
  v.string('a CSS value'),
  v.regex(/^[^;{}<>]+$/, 'one CSS value, without ; { } < >'),
  v.maxLength(300, 'a CSS value of at most 300 characters'),
);

const WEIGHT = 'a font weight from 100 to 1000';
const Weight = v.pipe(v.number(WEIGHT), v.integer(WEIGHT), v.minValue(100, WEIGHT), v.maxValue(1000, WEIGHT));

const Scale = v.pipe(v.array(ColorSchema), v.length(10, 'ten shades, lightest first'));

const SHADE = 'a shade from 0 (lightest) to 9';
const ShadeSchema = v.pipe(v.number(SHADE), v.integer(SHADE), v.minValue(0, SHADE), v.maxValue(9, SHADE));

/** Names of the self-hosted typefaces a brand may choose from; the fonts themselves are in `theming`. */
export const TypefaceSchema = v.picklist(['Source Sans 3', 'Zilla Slab', 'Nunito']);
export type Typeface = v.InferOutput<typeof TypefaceSchema>;

/** The colors that screens use by name and whose contrast can be computed; docs/reference/brands.md describes each. */
export const COLOR_NAMES = [
  ...(['bg', 'surface', 'alt', 'fill', 'fill-2', 'tray', 'text', 'heading', 'dim', 'line', 'line-2'] as const),
  ...(['field', 'field-line', 'field-bg', 'halo', 'primary', 'primary-h', 'on-primary', 'accent', 'link'] as const),
  ...(['focus', 'ok', 'ok-bg', 'ask', 'ask-bg', 'stop', 'stop-bg', 'info', 'info-bg'] as const),
  ...(['pop', 'pop-text', 'pop-dim', 'pop-link', 'tint', 'tint-text', 'free', 'free-text'] as const),
  ...(['foot', 'foot-text', 'foot-dim', 'foot-line', 'head'] as const),
];
/** A color that screens use by name, such as `bg` or `on-primary`; as a custom property `--bg`. */
export type ColorName = (typeof COLOR_NAMES)[number];

const byName = <Name extends string, Schema extends v.GenericSchema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;

/** Every brand must have every name, so components always find their colors. */
const SchemeSchema = closedObject({
  ...byName(COLOR_NAMES, ColorSchema),
  /** The overlay behind a dialog; half transparent. */
  scrim: Css,
  /** Width, style and color of the line under the header. */
  'head-rule': Css,
});

const ShadowsSchema = closedObject(byName(['sh-btn', 'sh-1', 'sh-2', 'sh-3', 'sh-paper'], Css));

/** `theme.json`: type, shape and color of a brand (look.md; the first three are from mockups/tokens.json). */
export const ThemeSchema = v.pipe(
  closedObject({
    fonts: closedObject({
      text: TypefaceSchema,
      heading: TypefaceSchema,
      textWeight: Weight,
      headingWeight: Weight,
      headingTracking: Css,
      /** Weight and size of a page's title, if they differ from the other headings'. */
      titleWeight: v.optional(Weight),
      titleSize: v.optional(Css),
    }),
    /** How the header shows the brand: logo and name (the default), or the name on an enamel plate. */
    logo: v.optional(v.picklist(['mark', 'plate'])),
    radius: closedObject({ md: Css, lg: Css, xl: Css }),
    /** Ten-shade scales by name, index 0 lightest. */
    colors: v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/, 'a name in lower-case letters')), Scale),
    /** Which scale is the primary one, and which of its shades buttons use in each color scheme. */
    primaryColor: v.string(),
    primaryShade: closedObject({ light: ShadeSchema, dark: ShadeSchema }),
    /** Named colors of screens (`bg`, `text`, `ok-bg`, `head-rule` …): custom properties `--<name>`, light and dark. */
    semantic: closedObject({ light: SchemeSchema, dark: SchemeSchema }),
    /** Shadows (`sh-1` …), likewise. */
    shadow: closedObject({ light: ShadowsSchema, dark: ShadowsSchema }),
    /** Ink and accent on documents, which are white. */
    paper: closedObject({ ink: ColorSchema, accent: ColorSchema }),
  }),
  v.forward(
    v.check(
      ({ colors, primaryColor }) => Object.hasOwn(colors, primaryColor),
      'the name of one of the scales in "colors"',
    ),
    ['primaryColor'],
  ),
);
export type Theme = v.InferOutput<typeof ThemeSchema>;
