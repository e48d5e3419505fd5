import { type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Longer statements are cut: a collector has no use for a thousand placeholders. */
const LONGEST_TEXT = 500;
/** Statements known by their text; the product's own are fewer. */
const MOST_KNOWN = 2_000;
/** An import or a long job runs more statements than a trace can show. */
const MOST_IN_SPAN = 200;

/** How a statement is shown. */
interface StatementFacts {
  /** Operation and first table, such as `select account`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const known = new Map<string, StatementFacts>();
const counts = new WeakMap<Span, number>();

/** A statement with `?` for each text in quotes: values are placeholders already, and this makes sure of it. */
export function statementFacts(text: string): StatementFacts {
  const found = known.get(text);
  if (found) return found;
  const plain = text
    .slice(0, LONGEST_TEXT)
    .replace(/^\s*\/\*.*?\*\//, '')
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/\s+/g, ' ')
    .trim();
  const [operation = 'sql'] = /^\w+/.exec(plain) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?([\w.]+)/i.exec(plain) ?? [];
  const facts = {
    name: [operation.toLowerCase(), table].filter(Boolean).join(' '),
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': plain },
  };
  if (known.size < MOST_KNOWN && text.length <= LONGEST_TEXT * 4) known.set(text, facts);
  return facts;
}

/**
 * Runs a statement as a span of the trace at hand; without one, just runs it. The span has the statement's text and, if
 * it fails, PostgreSQL's error code, but never a value.
 */
export function tracedQuery<T>(text: string, run: () => Promise<T>): Promise<T> {
  const parent = trace.getActiveSpan();
  // The beginning of a transaction takes no time of its own.
  if (!parent?.isRecording() || text === 'begin') return run();
  const count = (counts.get(parent) ?? 0) + 1;
  counts.set(parent, count);
  if (count > MOST_IN_SPAN) return run();
  const { name, attributes } = statementFacts(text);
  const span = trace.getTracer('vinlore').startSpan(name, { kind: SpanKind.CLIENT, attributes });
  return run().then(
    (result) => {
      span.end();
      return result;
    },
    (error: unknown) => {
      const { code } = error as { code?: unknown };
      if (typeof code === 'string') span.setAttribute('error.type', code);
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      throw error;
    },
  );
}
