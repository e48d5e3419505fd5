import { type ProblemCode, PROBLEMS } from '@vinlore/contract';

/** Escapes a text for HTML, and shows what is between backticks as code. */
const html = (text: string) =>
  text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Renders the page that explains a kind of error: the `type` of its answers. */
export function problemPage(code: ProblemCode): string {
  const { status, title, remedy } = PROBLEMS[code];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${html(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${html(title)}</h1><p><code>${code}</code>, status ${status}</p><p>${html(remedy)}</p><p>All operations: <a href="/v1/openapi.json">/v1/openapi.json</a></p></main></body></html>`;
}
