import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Families and faces used by the templates, by npm package. All under the SIL Open Font License 1.1. */
const faces: Record<string, readonly string[]> = {
  'source-sans-3': [
    '400Regular/SourceSans3_400Regular',
    '400Regular_Italic/SourceSans3_400Regular_Italic',
    '500Medium/SourceSans3_500Medium',
    '600SemiBold/SourceSans3_600SemiBold',
    '700Bold/SourceSans3_700Bold',
    '800ExtraBold/SourceSans3_800ExtraBold',
  ],
  'source-code-pro': ['500Medium/SourceCodePro_500Medium', '600SemiBold/SourceCodePro_600SemiBold'],
  'zilla-slab': ['600SemiBold/ZillaSlab_600SemiBold', '700Bold/ZillaSlab_700Bold'],
  nunito: ['700Bold/Nunito_700Bold', '800ExtraBold/Nunito_800ExtraBold'],
};

/** The TTF files of all faces, the text face first: every style of a template falls back to it. */
export function paperFonts(root: string): string[] {
  const require = createRequire(pathToFileURL(join(root, 'package.json')));
  return Object.entries(faces).flatMap(([family, names]) =>
    names.map((name) => require.resolve(`@expo-google-fonts/${family}/${name}.ttf`)),
  );
}
