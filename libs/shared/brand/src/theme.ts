import * as v from 'valibot';

const Css = v.pipe(v.string(), v.regex(/^[^;{}<>]*$/, 'one CSS value, without ; { } < >'));
const Scheme = v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), Css);
const Scale = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
  v.length(10, 'ten shades, lightest first'),
);

/** Names of the self-hosted typefaces a brand may choose from; the fonts themselves live in `theming`. */
export const TypefaceSchema = v.picklist(['Source Sans 3', 'Zilla Slab', 'Nunito']);
export type Typeface = v.InferOutput<typeof TypefaceSchema>;

/** `theme.json`: type, shape and colour of a brand (look.md; mockups/tokens.json holds the first three). */
export const ThemeSchema = v.strictObject({
  fonts: v.strictObject({
    text: TypefaceSchema,
    heading: TypefaceSchema,
    textWeight: v.number(),
    headingWeight: v.number(),
    headingTracking: Css,
    /** Weight and size of a page's title, where they differ from the other headings'. */
    titleWeight: v.optional(v.number()),
    titleSize: v.optional(Css),
  }),
  /** How the header writes the brand: its mark beside its name (the default), or its name on an enamel plate. */
  logo: v.optional(v.picklist(['mark', 'plate'])),
  radius: v.strictObject({ md: Css, lg: Css, xl: Css }),
  /** Ten-shade scales by name, index 0 lightest. */
  colors: v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/)), Scale),
  /** Which scale is the primary one, and which of its shades carries buttons in each colour scheme. */
  primaryColor: v.string(),
  primaryShade: v.strictObject({ light: v.number(), dark: v.number() }),
  /** Named colours of screens (`bg`, `text`, `ok-bg`, `head-rule` …): custom properties `--<name>`, light and dark. */
  semantic: v.strictObject({ light: Scheme, dark: Scheme }),
  /** Shadows (`sh-1` …), likewise. */
  shadow: v.strictObject({ light: Scheme, dark: Scheme }),
  /** Ink and accent on paper. */
  paper: v.strictObject({ ink: v.pipe(v.string(), v.hexColor()), accent: v.pipe(v.string(), v.hexColor()) }),
});
export type Theme = v.InferOutput<typeof ThemeSchema>;
