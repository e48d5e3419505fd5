import { Notice, VinText } from '@vinlore/ui';
import { type Fact, paperDate, paperWords, type StickerData } from '@vinlore/sticker-domain';
import { type DecodedVehicle, vinGroups } from '@vinlore/vehicle-domain';
import { LookUp } from '../look-up.tsx';
import type { Text } from '../site.ts';
import { Anatomy } from '../sticker/anatomy.tsx';
import styles from './page.module.css';
import { Suggestions } from './suggestions.tsx';

interface VehiclePageProps {
  readonly name: string;
  readonly vehicle: DecodedVehicle;
  /** The sticker that would be made of it: its words for the facts. */
  readonly sticker: StickerData;
  readonly text: Text;
  readonly canMakeSticker: boolean;
}

const DIGIT = {
  agrees: { status: 'ok', title: 'decode.agrees', text: 'decode.agreesText' },
  disagrees: { status: 'stop', title: 'decode.disagrees', text: 'decode.disagreesText' },
  unknown: { status: 'no', title: 'decode.noCheck', text: 'decode.noCheckText' },
} as const;

function CheckDigit({ vehicle, text }: { vehicle: DecodedVehicle; text: Text }) {
  const said = DIGIT[vehicle.checkDigit];
  return (
    <div className={styles.notice}>
      <Notice status={said.status} title={text.t(said.title)}>
        <p>{text.t(said.text)}</p>
        <Suggestions text={text} suggestions={vehicle.suggestions} />
      </Notice>
    </div>
  );
}

function Group({ title, facts, notKnown }: { title?: string; facts: readonly Fact[]; notKnown: string }) {
  return (
    <div className={styles.group}>
      {title && <h3>{title}</h3>}
      <dl>
        {facts.map(({ label, value, from, english }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={english ? 'en' : undefined}>{from === 'unknown' ? notKnown : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function MakeSticker({ vin, text }: { vin: string; text: Text }) {
  return (
    <div className={styles.make}>
      <a className="btn btn-primary btn-lg" href={`/members/dashboard?vin=${encodeURIComponent(vin)}#window-sticker`}>
        {text.t('decode.sticker')}
      </a>
      <p className="dim sm">{text.t('decode.stickerText')}</p>
    </div>
  );
}

/** A decoded vehicle: its name, whether the number adds up, what it says, what it does not, and what to do next. */
export function VehiclePage({ name, vehicle, sticker, text, canMakeSticker }: VehiclePageProps) {
  const words = paperWords(sticker.language);
  const { source, vin } = vehicle;
  return (
    <>
      <div className={styles.opening}>
        <div className={`wrap ${styles.vehicle}`}>
          <div>
            <h1>{name}</h1>
            <p className={styles.vin}>
              <VinText groups={vinGroups(vin)} />
            </p>
            <p className="dim">
              {text.t('decode.source', { name: source.name, date: paperDate(source.asOf, sticker.language) })}
            </p>
          </div>
          {canMakeSticker && <MakeSticker vin={vin} text={text} />}
          <CheckDigit vehicle={vehicle} text={text} />
        </div>
        {sticker.anatomy.length > 0 && (
          <div className="wrap">
            <Anatomy vin={vin} parts={sticker.anatomy} text={text} />
          </div>
        )}
      </div>
      <section className={styles.band}>
        <div className="wrap">
          <h2>{text.t('decode.facts')}</h2>
          <div className={styles.groups}>
            {sticker.spec.length > 0 && <Group facts={sticker.spec} notKnown={words.notKnown} />}
            {sticker.equipment.map(({ title, facts }) => (
              <Group key={title} title={title} facts={facts} notKnown={words.notKnown} />
            ))}
          </div>
          <h2 className={styles.second}>{text.t('decode.notKnown')}</h2>
          <p className="dim">{text.t('decode.notKnownText')}</p>
          <ul className={styles.unknown}>
            {sticker.notKnown.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className={styles.band}>
        <div className="wrap">
          <h2>{text.t('decode.another')}</h2>
          <LookUp />
        </div>
      </section>
    </>
  );
}
