import type { CallError } from '@vinlore/contract';
import { type RecallAnswer, recallContract, RECALLS_PATH } from '@vinlore/recall-domain';
import { NameSteps, type NameStepsProps, RecallList, WatchForm } from '@vinlore/recall-feature';
import { Notice, useAddress, VinText } from '@vinlore/ui';
import {
  classicCandidates,
  isClassicVin,
  isWhole,
  plainVin,
  vehicleContract,
  vinGroups,
  vinOfText,
} from '@vinlore/vehicle-domain';
import { ClassicPage, DecodePage, namedText, namedVehicle, VinField } from '@vinlore/vehicle-feature';
import type { ReactNode } from 'react';
import type { MarketingText, Visit } from '../site.ts';
import { callError, statusOf } from './failed-call.ts';
import { ofName } from './fitting-classics.ts';
import type { DrawnPage } from './page.ts';
import page from './page.module.css';
import styles from './recalls.module.css';

/** Maximum length at which input is repeated. */
const LONGEST_ECHO = 64;

/** NHTSA's own look-up of open recalls by VIN: free for everyone. */
const nhtsa = (vin: string) => `https://www.nhtsa.gov/recalls?vin=${encodeURIComponent(vin)}`;

/** A VIN field for the recall check, with a link to select the car without one. */
export function RecallField({ button, byName, vin }: { button: string; byName?: string; vin?: string }) {
  const address = useAddress();
  return (
    <>
      <VinField button={button} vin={vin} action={RECALLS_PATH} />
      {byName && (
        <a className={styles.byName} href={address(`${RECALLS_PATH}?by=name#by-name`)}>
          {byName}
        </a>
      )}
    </>
  );
}

/** The query and its result. */
type Asked<T> = { readonly value: T; readonly error: null } | { readonly value: null; readonly error: CallError };

/** Makes a call and returns its failure as a value. */
const asked = <T,>(answer: Promise<T>): Promise<Asked<T>> =>
  answer.then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error: callError(error) }),
  );

/** Shown if none of our sources has data or responds: links to NHTSA. */
function AskNhtsa({ vin, error, text }: { vin: string; error: CallError; text: MarketingText }) {
  const down = statusOf(error) >= 500;
  return (
    <Notice
      status={down ? 'stop' : 'info'}
      title={text.t(down ? 'recalls.down' : 'recalls.there')}
      actions={
        <a className="btn btn-primary btn-lg" href={nhtsa(vin)} rel="noopener">
          {text.t('recalls.open')}
        </a>
      }
    >
      <p>{text.t('recalls.thereText')}</p>
    </Notice>
  );
}

/** The list, with a sign-up for alerts. */
function Answer({ answer }: { answer: RecallAnswer }) {
  return (
    <>
      <RecallList answer={answer} />
      <section className={styles.watch}>
        <WatchForm vehicle={answer.vehicle} />
      </section>
    </>
  );
}

function Limits({ text }: { text: MarketingText }) {
  return (
    <section>
      <h2>{text.t('recalls.limits')}</h2>
      <p className="dim">{text.t('recalls.limitsText')}</p>
    </section>
  );
}

/** Result for one car, starting with its name to prevent mix-ups. */
function Car({ title, below, children }: { title: string; below: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{title}</h1>
        {below}
      </div>
      {children}
    </div>
  );
}

interface Drawn {
  readonly status: number;
  /** The car's name; '' if unknown. */
  readonly name: string;
  readonly body: ReactNode;
}

/** Form for a car, by VIN or by year, make, and model. */
function CarField({ text, vin = '' }: { text: MarketingText; vin?: string }) {
  return <RecallField button={text.t('recalls.button')} byName={text.t('recalls.byName')} vin={vin} />;
}

/** Last section of a car's page. */
function AnotherCar({ text }: { text: MarketingText }) {
  return (
    <section className={styles.another}>
      <div>
        <h2 className={page.another}>{text.t('recalls.another')}</h2>
        <CarField text={text} />
      </div>
    </section>
  );
}

/**
 * A classic VIN identifies the car, whose recalls are found by name; if several cars match, each has a link.
 *
 * @returns null if no table matches the VIN
 */
async function byClassic(typed: string, { query, text, call }: Visit): Promise<Drawn | null> {
  const vin = plainVin(typed);
  const vehicles = isClassicVin(vin)
    ? ofName(
        classicCandidates(vin),
        namedVehicle((field) => query.get(field)),
      )
    : [];
  const [only, ...others] = vehicles;
  if (!only) return null;
  if (others.length > 0)
    return {
      status: 200,
      name: '',
      body: (
        <div className={styles.page}>
          <ClassicPage vin={vin} vehicles={vehicles} action={RECALLS_PATH} />
          <AnotherCar text={text} />
        </div>
      ),
    };
  const { year, make, model, series } = only;
  const name = namedText({ year, make, model: series, trim: null });
  const recalls = await asked(call(recallContract.recallCheck, { year, make, model }));
  return {
    status: recalls.error && statusOf(recalls.error) >= 500 ? 503 : 200,
    name,
    body: (
      <Car title={name} below={<Below vin={vin} text={text} />}>
        {recalls.error ? <AskNhtsa vin="" error={recalls.error} text={text} /> : <Answer answer={recalls.value} />}
        <Limits text={text} />
        <AnotherCar text={text} />
      </Car>
    ),
  };
}

async function byVin(vin: string, visit: Visit): Promise<Drawn> {
  const classic = await byClassic(vin, visit);
  if (classic) return classic;
  const { text, call } = visit;
  const { value: vehicle, error } = await asked(call(vehicleContract.decode, { vin }));
  if (!vehicle || !isWhole(vehicle)) {
    const typed = vin.slice(0, LONGEST_ECHO);
    return {
      status: error ? statusOf(error) : 200,
      name: vehicle?.fullName ?? '',
      body: (
        <DecodePage
          vin={typed}
          vehicle={vehicle}
          error={error}
          button={text.t('recalls.button')}
          action={RECALLS_PATH}
          field={<CarField text={text} vin={vehicle ? '' : typed} />}
        />
      ),
    };
  }
  const recalls = await asked(call(recallContract.recallsByVin, { vin: vehicle.vin }));
  return {
    status: recalls.error && statusOf(recalls.error) >= 500 ? 503 : 200,
    name: vehicle.fullName,
    body: (
      <Car title={vehicle.fullName || vehicle.vin} below={<Below vin={vehicle.vin} text={text} />}>
        {recalls.error ? (
          <AskNhtsa vin={vehicle.vin} error={recalls.error} text={text} />
        ) : (
          <Answer answer={recalls.value} />
        )}
        <Limits text={text} />
        <AnotherCar text={text} />
      </Car>
    ),
  };
}

function Below({ vin, text }: { vin: string; text: MarketingText }) {
  const address = useAddress();
  return (
    <>
      <p className="lead">
        <VinText groups={vinGroups(vin)} />
      </p>
      <p>
        <a className={page.more} href={address(`/decode?vin=${encodeURIComponent(vin)}`)}>
          {text.t('recalls.decoded')}
        </a>
      </p>
    </>
  );
}

/** Options for the next step of the selection; a list that can't be loaded leaves its step out. */
async function stepsOf({ query, call }: Visit): Promise<NameStepsProps> {
  const said = (name: string) => query.get(name)?.trim() ?? '';
  const [year, make, model] = [/^(19|20)\d\d$/.test(said('year')) ? said('year') : '', said('make'), said('model')];
  const listed = async <T,>(answer: Promise<T>) => (await asked(answer)).value;
  const [years, makes, models] = await Promise.all([
    listed(call(recallContract.recallYears, {})),
    year ? listed(call(recallContract.recallMakes, { year })) : null,
    year && make ? listed(call(recallContract.recallModels, { year, make })) : null,
  ]);
  return { action: RECALLS_PATH, years, makes, models, year, make, model };
}

async function byName(visit: Visit): Promise<Drawn> {
  const { text, call } = visit;
  const steps = await stepsOf(visit);
  const { year, make, model, models } = steps;
  const named = models && make && model ? { year: Number(year), make, model } : null;
  const recalls = named && (await asked(call(recallContract.recallCheck, named)));
  const field = <RecallField button={text.t('recalls.button')} />;
  if (!recalls)
    return {
      status: 200,
      name: '',
      body: (
        <Car title={text.t('recalls.title')} below={<p className="lead">{text.t('recalls.nameLead')}</p>}>
          <NameSteps {...steps} />
          <section className={styles.another}>
            <div>
              <h2 className={page.another}>{text.t('recalls.withVin')}</h2>
              {field}
            </div>
          </section>
        </Car>
      ),
    };
  const name = recalls.value?.vehicle.title ?? `${year} ${make} ${model}`.slice(0, LONGEST_ECHO * 2);
  return {
    status: recalls.error ? statusOf(recalls.error) : 200,
    name,
    body: (
      <Car title={name} below={<p className="lead">{text.t('recalls.nameOnly')}</p>}>
        {recalls.error ? <AskNhtsa vin="" error={recalls.error} text={text} /> : <Answer answer={recalls.value} />}
        <Limits text={text} />
        <section className={styles.another}>
          <NameSteps {...steps} />
          <div>
            <h2 className={page.another}>{text.t('recalls.withVin')}</h2>
            {field}
          </div>
        </section>
      </Car>
    ),
  };
}

/**
 * `/recalls?vin=…` and `/recalls?year=&make=&model=`: targets of the recall check form, also without JavaScript.
 * Without a query it is the brand's own page.
 */
export async function recallsPage(visit: Visit): Promise<DrawnPage | null> {
  const { path, query, brand, text } = visit;
  if (path !== RECALLS_PATH) return null;
  const vin = vinOfText(query.get('vin')?.trim() ?? '');
  if (!vin && !query.has('year') && query.get('by') !== 'name') return null;
  const { status, name, body } = vin ? await byVin(vin, visit) : await byName(visit);
  return {
    status,
    cache: 'never',
    meta: {
      title: `${name ? text.t('recalls.metaTitle', { vehicle: name }) : text.t('recalls.title')} | ${brand.name}`,
      description: text.t('recalls.metaText'),
      metaRobots: 'noindex, follow',
    },
    body: (
      <div className={page.opening}>
        <div className="wrap">{body}</div>
      </div>
    ),
  };
}
