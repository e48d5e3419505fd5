import { useTranslator } from '@vinlore/ui';
import type { deskMessages } from '../messages/index.ts';
import { BeforeAfter } from './before-after.tsx';

type Facts = Readonly<Record<string, unknown>>;

const worded = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value);
};

/** The fields that an act changed, before and after. */
export function Changes({ before, after }: { readonly before: Facts | null; readonly after: Facts | null }) {
  const { t } = useTranslator<typeof deskMessages>();
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  const cell = (value: unknown) => worded(value) ?? <span className="dim">{t('desk.nothing')}</span>;
  return (
    <BeforeAfter
      rows={names.map((name) => ({ key: name, name, before: cell(before?.[name]), after: cell(after?.[name]) }))}
    />
  );
}
