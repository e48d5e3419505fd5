import { capital, type Speaker } from '../words/speaker.ts';
import type { ModelState } from './model-counts.ts';
import type { ModelSource, ModelSpan, ModelTopic } from '../data/model-part.ts';

/** `33`, or `31–33` if the matching versions differ. */
export function saySpan({ low, high }: ModelSpan, say: (figure: number) => string): string {
  const [least, most] = [say(low), say(high)];
  return least === most ? least : `${least}–${most}`;
}

/** `$1,750`, `$1,750–$1,900`: whole dollars. */
export const sayDollars = (span: ModelSpan, { money }: Speaker): string =>
  saySpan(span, (dollars) => money(Math.round(dollars) * 100, 'USD'));

/** A finding, with what it depends on if the VIN leaves that open. */
export function withDoubt(finding: string, dependsOn: readonly string[], { t, list, find }: Speaker): string {
  const what = dependsOn.flatMap((one) => find(`depends.${one}`) ?? []);
  return what.length > 0 ? t('model.depends', { finding, what: list(what) }) : finding;
}

/** Note that the figures cover all matching versions, if the VIN leaves something open. */
export function sayFits(dependsOn: readonly string[], { t, list, find }: Speaker): string[] {
  const what = dependsOn.flatMap((one) => find(`depends.${one}`) ?? []);
  return what.length > 0 ? [t('note.fits', { what: list(what) })] : [];
}

/** `NHTSA, as of Nov 2, 2026`. */
export const sayModelSource = ({ name, asOf }: ModelSource, { t, date }: Speaker): string =>
  t('basis.asOf', { sources: name, date: date(asOf) });

/** Text for a topic without data; "none" only if that's known. */
export function sayNothing(topic: ModelTopic, state: Exclude<ModelState, 'told'>, { t }: Speaker): string {
  return state === 'none' ? t(`modelNone.${topic}`) : t(`modelState.${state}`);
}

/** Builds a list of facts, leaving out missing values. */
export function factsOf(
  rows: readonly (readonly [label: string, value: string | null | undefined | false])[],
): { label: string; value: string }[] {
  return rows.flatMap(([label, value]) => (value ? [{ label: capital(label), value }] : []));
}
