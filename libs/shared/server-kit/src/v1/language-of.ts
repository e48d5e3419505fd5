import type { Language } from '@vinlore/i18n';

/** Returns the language that an `Accept-Language` header prefers (RFC 9110 §12.5.4); null if it names none of ours. */
export function languageOf(accepted = ''): Language | null {
  let best: { language: Language; weight: number } | null = null;
  for (const entry of accepted.slice(0, 200).split(',')) {
    const [range = '', ...parameters] = entry.trim().toLowerCase().split(';');
    const language = /^(en|es)(?:-|$)/.exec(range)?.[1] as Language | undefined;
    const weight = Number(/^\s*q=([\d.]+)/.exec(parameters[0] ?? '')?.[1] ?? 1);
    if (language && weight > 0 && (best === null || weight > best.weight)) best = { language, weight };
  }
  return best?.language ?? null;
}
