import { type DataImport, type ImportKind } from '@vinlore/data-domain';
import { StatusTag, type Tone } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { dataDeskMessages } from '../messages/index.ts';

type Texts = typeof dataDeskMessages;

const TONES: Readonly<Record<DataImport['state'], Tone>> = {
  uploading: 'wait',
  waiting: 'wait',
  running: 'wait',
  checked: 'none',
  done: 'ok',
  failed: 'bad',
  cancelled: 'none',
  undone: 'none',
};

/** Whether every line was rejected, so the import had no effect. */
export const isAllRefused = ({ kept, faults }: DataImport) => kept === 0 && faults > 0;

/** Status tag of an import. */
export function ImportTag({ data }: { readonly data: DataImport }) {
  const { t } = useTranslator<Texts>();
  const { state, mode } = data;
  if (state === 'done' && isAllRefused(data)) return <StatusTag tone="bad">{t('imports.state.nothing')}</StatusTag>;
  const word = state === 'running' && mode === 'check' ? 'checking' : state;
  return <StatusTag tone={TONES[state]}>{t(`imports.state.${word}`)}</StatusTag>;
}

/** The person who started an import; empty if the account was deleted. */
export function ImportedBy({ data: { by, by_command } }: { readonly data: DataImport }) {
  const { t } = useTranslator<Texts>();
  return by_command ? t('imports.byCommand') : by;
}

/** File size in a readable unit, such as 3.2 MB. */
export function sizeWords(size: number, measure: (value: number, decimals?: number) => string): string {
  if (size < 1_000) return `${size} B`;
  return size < 1_000_000 ? `${measure(size / 1_000, 0)} KB` : `${measure(size / 1_000_000)} MB`;
}

/** A fraction as a whole percentage; 100 only when complete. */
export const percentOf = (share: number) => Math.min(100, Math.floor(share * 100));

/** Text key of an import type. */
export const kindKey = (kind: ImportKind) => `imports.kind.${kind}` as const;
