import { DeskLink, useDesk } from '@vinlore/desk-ui';
import { ChevronRightIcon, useTranslator } from '@vinlore/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** The list from which a row was opened. */
interface OpenList {
  readonly label: string;
  /** Including its filters. */
  readonly href: string;
  /** Row numbers in order; changes since then don't affect it until the list is shown again. */
  readonly numbers: readonly string[];
}

/** Returns the list's path: `/staff/tickets` for `/staff/tickets/7K2M-94QX`. */
export type WorkPath = '/staff/tickets' | '/staff/chats';

const openListsAtom = atom<Partial<Record<WorkPath, OpenList>>>({});

/** Remembers the visible list for the pages of its rows. */
export function useKeepList(path: WorkPath, label: string, rows: readonly { readonly number: string }[]): void {
  const { place } = useDesk();
  const keep = useSetAtom(openListsAtom);
  const href = place.pathname + place.search;
  // The list may still be rendered when the URL is already a row's.
  const isLeft = place.pathname.startsWith(`${path}/`);
  useEffect(() => {
    if (isLeft) return;
    const numbers = rows.map(({ number }) => number);
    keep((lists) => ({ ...lists, [path]: { label, href, numbers } }));
  }, [keep, path, label, href, isLeft, rows]);
}

/** Returns the list a row was opened from, and its neighbors there; null if there are none. */
export function useOpenList(path: WorkPath, label: string, number: string) {
  const { label: name, href, numbers } = useAtomValue(openListsAtom)[path] ?? { label, href: path, numbers: [] };
  const at = numbers.indexOf(number);
  const hrefAt = (place: number) => (at < 0 || numbers[place] === undefined ? null : `${path}/${numbers[place]}`);
  return { back: { href, label: name }, previous: hrefAt(at - 1), next: hrefAt(at + 1) };
}

/** A link to the next row after finishing one; nothing at the end of the list. */
export function GoOn({ path, number }: { readonly path: WorkPath; readonly number: string }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { next } = useOpenList(path, '', number);
  if (next === null) return null;
  return (
    <DeskLink className="btn btn-quiet" href={next}>
      {t('support.goOn')}
      <ChevronRightIcon />
    </DeskLink>
  );
}

/** Props of `Neighbours`. */
interface NeighboursProps {
  readonly previous: string | null;
  readonly next: string | null;
}

/** Links to the previous and next row. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  if (previous === null && next === null) return null;
  return (
    <span className={styles.neighbours}>
      {previous !== null && (
        <DeskLink
          className={`btn btn-quiet ${styles.previous}`}
          href={previous}
          aria-label={t('support.previous')}
          aria-keyshortcuts="k"
        >
          <ChevronRightIcon />
        </DeskLink>
      )}
      {next !== null && (
        <DeskLink className="btn btn-quiet" href={next} aria-label={t('support.next')} aria-keyshortcuts="j">
          <ChevronRightIcon />
        </DeskLink>
      )}
    </span>
  );
}
