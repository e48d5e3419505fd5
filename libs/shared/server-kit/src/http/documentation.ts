import { commonAnswers, type Contract, hostOf, openApiDocument, pathsOf } from '@vinlore/contract';

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1.25rem;color:#1b2638;background:#fdfdfb}
h1{font-size:2rem}h2{margin-top:2.5rem;border-top:2px solid;padding-top:.6rem}h3{font-size:1rem;margin:1.6rem 0 .2rem}
code{font-family:ui-monospace,monospace;font-size:.92em;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%;margin-top:.4rem}
th,td{text-align:left;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #dde3ec}th{font-weight:600}
@media(prefers-color-scheme:dark){body{background:#0a1322;color:#dbe3f0}a{color:#9dc3f7}th,td{border-color:#22344f}}`;

/**
 * Returns the rows that the public documentation describes: rows that only the desk answers are not mentioned outside
 * it (OWASP ASVS 5.0 V13.4.5).
 */
export function publicContracts(contracts: readonly Contract[]): Contract[] {
  return contracts.map((contract) =>
    Object.fromEntries(Object.entries(contract).filter(([, row]) => hostOf(row) !== 'desk')),
  );
}

/** Returns the API's OpenAPI document as JSON. */
export function openApiJson(contracts: readonly Contract[], version: string): string {
  return JSON.stringify(openApiDocument(contracts, { title: 'Vinlore API', version }));
}

const ACCESS = {
  none: 'anyone',
  gate: 'anyone past the gate',
  bearer: 'members (header bearer)',
  staff: 'staff (header bearer)',
};

/** Renders the API documentation as one plain HTML page, without scripts, from the same rows. */
export function documentationPage(contracts: readonly Contract[]): string {
  // A module may have tables and jobs but no calls.
  const called = contracts.filter((contract) => Object.keys(contract).length > 0);
  const sections = called.map((contract) => {
    const rows = Object.values(contract).map((row) => {
      const answers = Object.entries({ ...row.answers, ...commonAnswers(row) })
        .sort(([a], [b]) => Number(a) - Number(b))
        .map(([status, each]) => `<tr><td><code>${status}</code></td><td>${escape(each.description)}</td></tr>`)
        .join('');
      const entries = (row.request as { entries?: Record<string, { type: string }> }).entries ?? {};
      const fields = Object.entries(entries).map(
        ([name, schema]) => `<code>${escape(name)}</code>${schema.type === 'optional' ? ' (optional)' : ''}`,
      );
      const [first, ...others] = pathsOf(row);
      const limit =
        row.attemptsPerMinute === undefined ? '' : ` At most ${row.attemptsPerMinute} a minute from one address.`;
      return `<h3 id="${row.name}"><code>${row.method} ${escape(first!)}</code></h3><p>${escape(row.summary)} For ${ACCESS[row.auth]}.${limit}</p>
${fields.length ? `<p>Takes, as ${row.encoding}: ${fields.join(', ')}.</p>` : ''}${others.length ? `<p>Also at ${others.map((path) => `<code>${escape(path)}</code>`).join(', ')}.</p>` : ''}
<table><thead><tr><th>Status</th><th>Meaning</th></tr></thead><tbody>${answers}</tbody></table>`;
    });
    const name = Object.values(contract)[0]!.name.split('.')[0]!;
    return `<h2>${escape(name)}</h2>${rows.join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Vinlore API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>Vinlore API</h1><p>Every answer is an envelope <code>{ status, message?, data? }</code> unless a row says otherwise. The machine-readable twin is <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}</main></body></html>`;
}

/** The page's style sheet. It is a separate file because the content security policy forbids inline styles. */
export const documentationStyle = STYLE;
