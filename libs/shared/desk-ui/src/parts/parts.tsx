import { useTranslator } from '@vinlore/ui';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { DeskLink, useDesk } from '../desk-context.tsx';
import styles from './parts.module.css';

/** Props of `Panel`. */
export interface PanelProps {
  /** Its heading (h2). */
  readonly title: ReactNode;
  /** Buttons and links at the end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page with one topic. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {actions && <div className="row">{actions}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** A list of names and values; a value of null, false or '' is left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** Props of `Tabs`. */
export interface TabsProps {
  /** Accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly {
    readonly href: string;
    readonly label: string;
    readonly count?: number;
    /** Whether it is the current one, if the path alone doesn't say. */
    readonly current?: boolean;
  }[];
}

/** Tabs of related pages; each has its own URL. */
export function Tabs({ label, tabs }: TabsProps) {
  const { place } = useDesk();
  const { number } = useTranslator();
  const here = place.pathname + place.search;
  // A tab with a query matches more specifically than one with just a path.
  const inView = tabs.some(({ href }) => href === here) ? here : place.pathname;
  const bar = useRef<HTMLElement>(null);
  // On a phone the current tab may be out of view; scroll the tabs, not the page.
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!bar.current || !tab) return;
    const { left, width } = bar.current.getBoundingClientRect();
    bar.current.scrollLeft += tab.left - left - (width - tab.width) / 2;
  }, [here]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <DeskLink
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          aria-current={(tab.current ?? tab.href === inView) ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{number(tab.count)}</span>}
        </DeskLink>
      ))}
    </nav>
  );
}

/** Meaning of a `StatusTag`: done or fine, pending, wrong, or neutral. */
export type Tone = 'ok' | 'wait' | 'bad' | 'none';

/** A status in a word, with a matching color. */
export function StatusTag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`tag ${styles[tone]}`}>{children}</span>;
}

/** A time, to the minute; to the second on hover. */
export function Moment({ at }: { readonly at: string }) {
  const { moment } = useTranslator();
  return (
    <time dateTime={at} title={at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')} className="nowrap">
      {moment(at)}
    </time>
  );
}
