/** Sources that the Observatory considers unsafe for scripts, styles, and plug-ins. */
const UNSAFE = /'unsafe-(?:inline|eval)'|(?:^|[ ;])(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)(?=[ ;]|$)/;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
/** The Observatory's six months. */
const SIX_MONTHS = 15_552_000;

/** Value of a response header; '' if missing. */
export type HeaderOf = (name: string) => string;

/** Directives of a CSP by name. */
function directivesOf(policy: string): ReadonlyMap<string, string> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/ +(.*)/s));
  return new Map(directives.map(([name = '', sources = '']) => [name, sources]));
}

/**
 * Score modifiers of the MDN HTTP Observatory for the headers of an https response, by result name (version 1.4.8,
 * algorithm 4: `src/grader/charts.js`). Any CSP weaker than ours counts as none. Redirects and certificates are the
 * proxy's job and cookies are covered by `cookies.test.ts`: they count as passed.
 */
function observatoryResults(header: HeaderOf): Readonly<Record<string, number>> {
  const policy = header('content-security-policy');
  const directives = directivesOf(policy);
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map(
    (name) => directives.get(name) ?? directives.get('default-src') ?? '*',
  );
  const isSafe = ![script, style, object].some((sources) => UNSAFE.test(sources!)) && !/\bdata:/.test(script! + style!);
  const isPlain = [...directives.values()].some((sources) => /(?:^| )(?:http|ftp):/.test(sources));
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  return {
    'csp-implemented-with-no-unsafe-default-src-none':
      isSafe && !isPlain && directives.get('default-src') === "'none'" ? 10 : -25,
    'x-frame-options-implemented-via-csp': directives.has('frame-ancestors') ? 5 : -20,
    'referrer-policy-private': PRIVATE_REFERRERS.includes(header('referrer-policy')) ? 5 : -5,
    'corp-implemented-with-same-site-or-same-origin': /^same-(?:site|origin)$/.test(
      header('cross-origin-resource-policy'),
    )
      ? 10
      : 0,
    'hsts-implemented-max-age-at-least-six-months': maxAge >= SIX_MONTHS ? 0 : -20,
    'x-content-type-options-nosniff': header('x-content-type-options') === 'nosniff' ? 0 : -5,
  };
}

/** The MDN HTTP Observatory score of a response's headers; bonuses only count from a base of 90. */
export function observatoryScore(header: HeaderOf): number {
  const points = Object.values(observatoryResults(header));
  const sum = (counted: readonly number[]) => counted.reduce((total, each) => total + each, 100);
  const plain = sum(points.filter((each) => each < 0));
  return plain >= 90 ? sum(points) : plain;
}
