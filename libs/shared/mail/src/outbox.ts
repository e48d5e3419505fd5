import { type Database, tables } from '@vinlore/database';
import type { Selectable } from 'kysely';
import { escapeHtml } from './escape-html.ts';
import type { MailTables } from './tables.ts';

/** An email stored instead of sent. */
export type KeptMail = Selectable<MailTables['mail_outbox']>;

/** Returns the stored emails, newest first; at most 200. */
export function listOutbox(database: Database): Promise<KeptMail[]> {
  return tables<MailTables>(database)
    .selectFrom('mail_outbox')
    .selectAll()
    .orderBy('written_at', 'desc')
    .limit(200)
    .execute();
}

/** Escapes text and turns URLs into links, so an email's action can be followed. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('');
}

function article({ sender, recipient, subject, text, written_at }: KeptMail): string {
  const written = written_at.toISOString();
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl><dt>From</dt><dd>${escapeHtml(sender)}</dd><dt>To</dt><dd>${escapeHtml(recipient)}</dd><dt>Written</dt><dd><time datetime="${written}">${written}</time></dd></dl>
<pre>${withLinks(text)}</pre>
</article>`;
}

/** Renders the page of stored emails for development: plain, accessible HTML without scripts or styles. */
export function outboxPage(mails: readonly KeptMail[]): string {
  const list = mails.length ? mails.map(article).join('\n') : '<p>No mail has been written yet.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Outbox</title></head>
<body><main>
<h1>Outbox</h1>
<p>No SMTP_URL is set, so these mails were kept here instead of sent. Newest first.</p>
${list}
</main></body></html>
`;
}
