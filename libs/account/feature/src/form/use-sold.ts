import { useBrand } from '@vinlore/ui';

/** What the brand sells, as a `select` value for texts. */
export function useSold(): 'both' | 'report' | 'sticker' {
  const { report, sticker } = useBrand().features;
  if (report && sticker) return 'both';
  return report ? 'report' : 'sticker';
}
