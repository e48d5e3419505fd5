import { secretIn } from '@vinlore/brand';
import type { CallError } from '@vinlore/contract';
import { ErrorNotice, Notice } from '@vinlore/ui';
import { callError, statusOf } from '../pages/failed-call.ts';
import type { DrawnPage } from '../pages/page.ts';
import page from '../pages/page.module.css';
import type { Visit } from '../site.ts';
import { LINK_ACTS, type LinkDone } from './link-acts.ts';
import { LinkActs } from './link-buttons.tsx';
import { isPastedLink, PasteLink } from './paste-link.tsx';

/** The secret in a pasted link; null if it has none. */
export function pastedSecret(fields: URLSearchParams): string | null {
  const link = fields.get('link')?.trim() ?? '';
  return link.includes('#') ? (secretIn(link.slice(link.indexOf('#')))?.value ?? null) : null;
}

/** Result of a pasted link, rendered only for the person who pasted it. */
export function linkAnswer({ brand, text }: Visit, status: number, title: string, body: DrawnPage['body']): DrawnPage {
  const meta = {
    title: `${title} | ${brand.name}`,
    description: text.t('link.paste'),
    metaRobots: 'noindex, nofollow',
  };
  return {
    status,
    cache: 'never',
    secret: true,
    meta,
    body: (
      <div className={`${page.opening} ${page.link}`}>
        <div className="wrap">{body}</div>
      </div>
    ),
  };
}

/** The form with the pasted link after an error: the link is incomplete or the call failed. */
export function LinkAgain({ visit, error }: { readonly visit: Visit; readonly error: CallError | null }) {
  const { text, fields } = visit;
  return (
    <>
      <h1>{text.t('link.noScript')}</h1>
      <div className={page.notice}>
        {error ? <ErrorNotice error={error} /> : <Notice status="stop" role="alert" title={text.t('link.cut')} />}
      </div>
      <PasteLink text={text} link={fields?.get('link') ?? ''}>
        <LinkActs visit={visit} />
      </PasteLink>
    </>
  );
}

/** Page for a pasted email link, without JavaScript: performs the action of its button. */
export async function linkAnswerPage(visit: Visit): Promise<DrawnPage | null> {
  const { path, fields, text } = visit;
  const acts = LINK_ACTS[path];
  if (!acts || !fields || !isPastedLink(fields)) return null;
  const act = acts[Number(fields.get('act') ?? 0)] ?? acts[0]!;
  const token = pastedSecret(fields);
  const again = (status: number, error: CallError | null) =>
    linkAnswer(visit, status, text.t('link.noScript'), <LinkAgain visit={visit} error={error} />);
  if (token === null) return again(422, null);
  const done: LinkDone | CallError = await act.act(token, visit).catch(callError);
  if (done instanceof Error) return again(statusOf(done), done);
  return linkAnswer(
    visit,
    200,
    done.title,
    <div role="status">
      <h1>{done.title}</h1>
      <p className="lead">{done.lead}</p>
    </div>,
  );
}
