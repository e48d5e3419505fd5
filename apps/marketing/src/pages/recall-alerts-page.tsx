import { CONFIRM_ALERT_PATH, END_ALERT_PATH, recallContract } from '@vinlore/recall-domain';
import { useAddress } from '@vinlore/ui';
import type { Text, Visit } from '../site.ts';
import { callError, statusOf } from './failed-call.ts';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';

const ACTS = {
  [CONFIRM_ALERT_PATH]: { row: recallContract.confirmRecallWatch, words: 'confirm' },
  [END_ALERT_PATH]: { row: recallContract.endRecallWatch, words: 'end' },
} as const;

/** One button, which works without a script. */
function Ask({ path, token, label }: { path: string; token: string; label: string }) {
  const address = useAddress();
  return (
    <form action={address(path)} method="get">
      <input type="hidden" name="token" value={token} />
      <button className="btn btn-lg btn-primary" type="submit" name="answer" value="yes">
        {label}
      </button>
    </form>
  );
}

function Done({ words, title, text }: { words: 'confirm' | 'end'; title: string; text: Text }) {
  const address = useAddress();
  return (
    <Opening title={text.t(`recallAlerts.${words}Done`)} lead={text.t(`recallAlerts.${words}DoneText`, { title })}>
      <a className="btn btn-lg" href={address('/recalls')}>
        {text.t('recallAlerts.more')}
      </a>
    </Opening>
  );
}

/**
 * `/recall-alerts/…?token=…`: what the links of mails about new recalls open. Drawing the page does nothing with the
 * token, since scanners of mails open every link; only its button does.
 */
export async function recallAlertsPage({ path, query, text, brand, call }: Visit): Promise<DrawnPage | null> {
  if (path !== CONFIRM_ALERT_PATH && path !== END_ALERT_PATH) return null;
  const { row, words } = ACTS[path];
  const token = query.get('token') ?? '';
  const drawn = (status: number, body: DrawnPage['body']): DrawnPage => ({
    status,
    cache: 'never',
    secret: true,
    meta: {
      title: `${text.t('recallAlerts.title')} | ${brand.name}`,
      description: text.t('recallAlerts.title'),
      metaRobots: 'noindex, nofollow',
    },
    body,
  });
  if (query.get('answer') !== 'yes')
    return drawn(
      200,
      <Opening title={text.t(`recallAlerts.${words}`)} lead={text.t(`recallAlerts.${words}Text`)}>
        <Ask path={path} token={token} label={text.t(`recallAlerts.${words}Go`)} />
      </Opening>,
    );
  try {
    const { title } = await call(row, { token });
    return drawn(200, <Done words={words} title={title} text={text} />);
  } catch (thrown) {
    const error = callError(thrown);
    const refused = error.fault === 'refused' && error.status < 500;
    const lead = refused && error.message ? error.message : text.t('recallAlerts.failedText');
    return drawn(statusOf(error), <Opening title={text.t('recallAlerts.failed')} lead={lead} />);
  }
}
