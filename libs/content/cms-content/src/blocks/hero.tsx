import type { BlockOf } from '@vinlore/content-domain';
import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconFileDescription from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { asIcon, ChevronRightIcon, useAddress } from '@vinlore/ui';
import type { BlockSlots } from '../slots.ts';
import styles from './hero.module.css';

type Hero = BlockOf<'hero'>;

const icons = {
  sticker: asIcon(IconFileDescription),
  verified: asIcon(IconCertificate),
  member: asIcon(IconUserCircle),
};

function Ways({ ways }: { ways: Hero['ways'] }) {
  const address = useAddress();
  if (ways.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {ways.map(({ title, text, href, icon }) => {
        const Icon = icons[icon];
        return (
          <li key={href}>
            <a className={styles.way} href={address(href)}>
              <span className={styles.wayIcon}>
                <Icon size={24} />
              </span>
              <span>
                <strong>{title}</strong>
                <span>{text}</span>
              </span>
              <ChevronRightIcon />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The hero of a page: title and lookup form, next to a sticker or above more lookup options. */
export function HeroBlock({ block, slots }: { block: Hero; slots: BlockSlots }) {
  const { title, lead, button, note, layout, way, exampleVin, sampleVin, sampleNote, ways } = block;
  const example = exampleVin ? slots.example(exampleVin) : null;
  const sheet = sampleVin ? slots.sticker(sampleVin, 'page') : null;
  const shape = sheet ? styles.withSheet : ways.length ? styles.withWays : styles.alone;
  return (
    <section id="top" className={styles.hero}>
      <div className={`wrap ${shape}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className={styles.act}>
          {slots.lookUp(button, { layout, way })}
          <Ways ways={ways} />
          {note && <p className={styles.note}>{note}</p>}
        </div>
        {example && <div className={styles.example}>{example}</div>}
        {sheet && (
          <figure className={styles.sheet}>
            {sheet}
            {sampleNote && <figcaption>{sampleNote}</figcaption>}
          </figure>
        )}
      </div>
    </section>
  );
}
