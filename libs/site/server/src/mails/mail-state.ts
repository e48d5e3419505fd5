import { type Brand, type Language, LANGUAGES } from '@vinlore/brand';
import { type Database, tables } from '@vinlore/database';
import { type MailKind, type MailTextRole, neededVariables } from '@vinlore/mail';
import type { CallContext } from '@vinlore/server-kit';
import {
  type MailWords,
  mailTextKey,
  mailTextOf,
  type SiteMail,
  type SiteMailText,
  type SiteMailView,
} from '@vinlore/site-domain';
import { sql } from 'kysely';
import { nameIn, namesOf } from '../calls/names.ts';
import { BRAND_SETTINGS, type SiteDeps } from '../deps.ts';
import { type KeptKey, keptKeys } from '../store/overlay-store.ts';
import { plansOf } from '../store/plan-store.ts';
import type { SiteTables } from '../tables.ts';
import { textFault } from './mail-faults.ts';
import type { IndexedMail, MailIndex } from './mail-index.ts';

type Text = CallContext['text'];

/** In reading order. */
const ROLES: readonly MailTextRole[] = ['subject', 'paragraph', 'button', 'link', 'words'];

/** Maximum number of history entries per email. */
const TOLD_CHANGES = 20;

/** Returns an email's name and trigger in the reader's language. */
export const aboutOf = ({ key, about, area, to, guarded }: MailKind, { language }: Text) => ({
  ...{ mail: key, area, to, guarded },
  name: about[language][`${key}.name`]!,
  when: about[language][`${key}.when`]!,
});

/** Returns the brand's own texts by key, with why one isn't applied: from its file, overridden by the desk. */
function ownWords(file: Brand, index: MailIndex, kept: readonly KeptKey[], text: Text) {
  const ofFile = LANGUAGES.flatMap((language) =>
    Object.entries(file.mail_texts?.[language] ?? {}).map(([key, value]) => ({ language, text: key, value })),
  );
  const ofDesk = kept.flatMap(({ key, value }) => {
    const of = mailTextOf(key);
    return of && typeof value === 'string' ? [{ ...of, value }] : [];
  });
  const named = [...ofFile, ...ofDesk].filter(({ language, text: key }) => index.part(language, key));
  return new Map(
    named.map(({ language, text: key, value }) => [
      mailTextKey(language, key),
      { value, unfit: textFault(index, { language, key, value }, text) },
    ]),
  );
}

const keysOf = ({ parts }: IndexedMail) =>
  LANGUAGES.flatMap((language) => parts[language].map(({ key }) => mailTextKey(language, key)));

function rowOf(mail: IndexedMail, own: ReturnType<typeof ownWords>, text: Text): SiteMail {
  const words = keysOf(mail).flatMap((key) => own.get(key) ?? []);
  const unfit = words.filter((each) => each.unfit !== null).length;
  return { ...aboutOf(mail.kind, text), changed: words.length, unfit };
}

/** Returns all emails in order. */
export async function mailRows(
  { database, live }: Pick<SiteDeps, 'database' | 'live'>,
  index: MailIndex,
  { brand, text }: Pick<CallContext, 'brand' | 'text'>,
): Promise<SiteMail[]> {
  const own = ownWords(live.fileOf(brand.key), index, await keptKeys(database, brand.key), text);
  return index.mails.map((mail) => rowOf(mail, own, text));
}

/** Returns a brand's changes to any of the keys, newest first. */
const changesOf = (database: Database, brand: Brand, keys: readonly string[]) =>
  tables<SiteTables>(database)
    .selectFrom('site_change')
    .select(['version', 'at', 'actor', 'before', 'after'])
    .where('brand', '=', brand.key)
    .where(sql<boolean>`after ?| ${keys}`)
    .orderBy('version', 'desc')
    .limit(TOLD_CHANGES)
    .execute();

/** Parses a brand's key if it's a text of this email. */
const namedIn = (keys: readonly string[]) => (key: string) => {
  const of = keys.includes(key) ? mailTextOf(key) : null;
  return of ? [{ language: of.language, key: of.text, whole: key }] : [];
};

/** Returns an email for the desk. */
export async function mailView(
  deps: Pick<SiteDeps, 'database' | 'live' | 'peopleOf' | 'secondPerson' | 'clock'>,
  index: MailIndex,
  mail: IndexedMail,
  { brand, text }: Pick<CallContext, 'brand' | 'text'>,
): Promise<SiteMailView> {
  const { database, live, peopleOf, secondPerson, clock } = deps;
  const keys = keysOf(mail);
  const kept = await keptKeys(database, brand.key);
  const requests = await secondPerson.waiting(database, brand.key, BRAND_SETTINGS);
  const plans = (await plansOf(database, brand.key, clock())).filter(({ changes }) =>
    changes.some(({ key }) => keys.includes(key)),
  );
  const changes = await changesOf(database, brand, keys);
  const names = await namesOf(peopleOf, [
    ...plans.map(({ planned_by: by }) => by),
    ...kept.map(({ changedBy }) => changedBy),
    ...requests.map(({ askedBy }) => askedBy),
    ...changes.map(({ actor }) => actor),
  ]);
  const own = ownWords(live.fileOf(brand.key), index, kept, text);
  const keptOf = new Map(kept.map((each) => [each.key, each]));
  const waiting = requests.flatMap(({ askedBy, changes: lines }) =>
    lines.map(({ name, after }) => ({ name, value: after ?? '', by: nameIn(names, askedBy) })),
  );
  const wordsOf = (language: Language, key: string): MailWords => {
    const whole = mailTextKey(language, key);
    const last = keptOf.get(whole);
    const waits = waiting.find(({ name }) => name === whole);
    return {
      product: index.part(language, key)!.product,
      own: own.get(whole)?.value ?? null,
      version: last?.version ?? 0,
      changed: last ? { at: last.changedAt.toISOString(), by: nameIn(names, last.changedBy) } : null,
      waiting: waits ? { value: waits.value, by: waits.by } : null,
      unfit: own.get(whole)?.unfit ?? null,
    };
  };
  const textOf = ({ key, role }: IndexedMail['parts']['en'][number]): SiteMailText => ({
    key,
    role,
    en: wordsOf('en', key),
    es: wordsOf('es', key),
    variables: Object.entries(index.part(text.language, key)!.samples).map(([name, sample]) => ({
      name,
      sample,
      needed: LANGUAGES.some((language) => neededVariables(index.part(language, key)!.product).includes(name)),
    })),
    also: index
      .saying(key)
      .filter((other) => other !== mail)
      .map(({ kind }) => aboutOf(kind, text).name),
  });
  const named = namedIn(keys);
  return {
    ...rowOf(mail, own, text),
    examples: mail.kind.examples.length,
    texts: ROLES.flatMap((role) => mail.parts.en.filter((part) => part.role === role)).map(textOf),
    planned: plans.map(({ id, at, planned_by: by, ended, changes: planned }) => ({
      ...{ id, at: at.toISOString(), by: nameIn(names, by) },
      // The query returns no other outcomes.
      ended: ended as SiteMailView['planned'][number]['ended'],
      texts: planned.flatMap(({ key, value }) =>
        named(key).map(({ language, key: of }) => ({ language, key: of, value: value as string | null })),
      ),
    })),
    changes: changes.map(({ version, at, actor, before, after }) => ({
      ...{ version, at: at.toISOString(), by: nameIn(names, actor) },
      texts: Object.keys(after)
        .flatMap(named)
        .map(({ language, key, whole }) => ({
          ...{ language, key },
          before: (before[whole] ?? null) as string | null,
          after: (after[whole] ?? null) as string | null,
        })),
    })),
  };
}
