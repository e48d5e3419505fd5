import { contentContract, MAILING_PATH } from '@vinlore/content-domain';
import { CallError, type DataOf } from '@vinlore/contract';
import { useAddress } from '@vinlore/ui';
import type { Text, Visit } from '../site.ts';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

type Standing = DataOf<typeof contentContract.homeCollectionAnswer>['standing'];

const TITLES = { asked: 'mailing.asked', confirmed: 'mailing.confirmed', unsubscribed: 'mailing.stopped' } as const;
const LEADS = {
  asked: 'mailing.askedText',
  confirmed: 'mailing.confirmedText',
  unsubscribed: 'mailing.stoppedText',
} as const;

/** One button, which works without a script. */
function Answer({ token, answer, label, main }: { token: string; answer: string; label: string; main: boolean }) {
  const address = useAddress();
  return (
    <form action={address(MAILING_PATH)} method="get">
      <input type="hidden" name="token" value={token} />
      <button className={`btn btn-lg ${main ? 'btn-primary' : ''}`} type="submit" name="answer" value={answer}>
        {label}
      </button>
    </form>
  );
}

function StandingPage({ standing, token, text }: { standing: Standing; token: string; text: Text }) {
  return (
    <Opening title={text.t(TITLES[standing])} lead={text.t(LEADS[standing])}>
      <div className={styles.make}>
        {standing === 'asked' && <Answer token={token} answer="confirm" label={text.t('mailing.confirm')} main />}
        {standing !== 'unsubscribed' && (
          <Answer token={token} answer="unsubscribe" label={text.t('mailing.stop')} main={standing === 'confirmed'} />
        )}
      </div>
    </Opening>
  );
}

/**
 * `/mailing?token=…`: what the link of a mail opens (decisions §4). Drawing the page does nothing with the token, since
 * scanners of mails open every link; only a button does.
 */
export async function mailingPage(visit: Visit): Promise<DrawnPage | null> {
  const { path, query, text, brand, call } = visit;
  if (path !== MAILING_PATH) return null;
  const token = query.get('token') ?? '';
  const given = query.get('answer');
  const answer = given === 'confirm' || given === 'unsubscribe' ? given : 'look';
  const meta = {
    title: `${text.t('mailing.title')} | ${brand.name}`,
    description: text.t('mailing.title'),
    metaRobots: 'noindex, nofollow',
  };
  try {
    const { standing } = await call(contentContract.homeCollectionAnswer, { token, answer });
    const body = <StandingPage standing={standing} token={token} text={text} />;
    return { status: 200, cache: 'never', meta, body };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const refused = error.fault === 'refused' && error.status < 500;
    const lead = refused && error.message ? error.message : text.t('mailing.failedText');
    const body = <Opening title={text.t('mailing.failed')} lead={lead} />;
    return { status: refused ? error.status : 503, cache: 'never', meta, body };
  }
}
