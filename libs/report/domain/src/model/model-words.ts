import { capital, type Speaker } from '../words/speaker.ts';
import type { ModelState } from './model-counts.ts';
import type { ModelSource, ModelSpan, ModelTopic } from '../data/model-part.ts';

/** `33`, or `31–33` where the vehicles that fit differ. */
export function saySpan({ low, high }: ModelSpan, say: (figure: number) => string): string {
  const [least, most] = [say(low), say(high)];
  return least === most ? least : `${least}–${most}`;
}

/** `$1,750`, `$1,750–$1,900`: whole dollars. */
export const sayDollars = (span: ModelSpan, { money }: Speaker): string =>
  saySpan(span, (dollars) => money(Math.round(dollars) * 100, 'USD'));

/** A finding, and what it depends on where the VIN leaves that open. */
export function withDoubt(finding: string, dependsOn: readonly string[], { t, list, find }: Speaker): string {
  const what = dependsOn.flatMap((one) => find(`depends.${one}`) ?? []);
  return what.length > 0 ? t('model.depends', { finding, what: list(what) }) : finding;
}

/** That figures are of all versions that fit, where the VIN leaves something open. */
export function sayFits(dependsOn: readonly string[], { t, list, find }: Speaker): string[] {
  const what = dependsOn.flatMap((one) => find(`depends.${one}`) ?? []);
  return what.length > 0 ? [t('note.fits', { what: list(what) })] : [];
}

/** `NHTSA, as of Nov 2, 2026`. */
export const sayModelSource = ({ name, asOf }: ModelSource, { t, date }: Speaker): string =>
  t('basis.asOf', { sources: name, date: date(asOf) });

/** What is said of a topic about which there is nothing to tell: "none" only where that is known. */
export function sayNothing(topic: ModelTopic, state: Exclude<ModelState, 'told'>, { t }: Speaker): string {
  return state === 'none' ? t(`modelNone.${topic}`) : t(`modelState.${state}`);
}

/** Values as a list of facts, those that nobody filed left out. */
export function factsOf(
  rows: readonly (readonly [label: string, value: string | null | undefined | false])[],
): { label: string; value: string }[] {
  return rows.flatMap(([label, value]) => (value ? [{ label: capital(label), value }] : []));
}
