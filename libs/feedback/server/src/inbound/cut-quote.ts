/** The text of an email without what the client added below. */
export interface CutMail {
  readonly text: string;
  /** Whether anything was removed. */
  readonly isCut: boolean;
}

/** How email clients end the attribution line above a quote, in our members' languages. */
const WROTE = /(?:wrote|escribió|a écrit|schrieb|escreveu|ha scritto)\s*:\s*$/iu;
const WROTE_BEGINS = /^(?:On|El|Le|Am|Em|Il)\s/u;
/** Maximum number of lines the attribution is wrapped over. */
const WROTE_LINES = 4;

/** The separator used by Outlook and others. */
const ORIGINAL =
  /^-{2,}\s*(?:Original Message|Original Appointment|Mensaje original|Mensagem original|Message d'origine|Ursprüngliche Nachricht)\s*-{2,}$/iu;

/** Outlook's header block of the quoted email. */
const FROM = /^[*>\s]*(?:From|De|Von|Da)\s?:\*?\s/u;
const OTHER_HEAD = /^[*>\s]*(?:Sent|Date|To|Cc|Subject|Enviado(?: el)?|Enviada|Fecha|Para|CC|Asunto|Assunto)\s?:/iu;
/** Number of lines that can follow in that header block. */
const HEAD_LINES = 2;

/** Maximum length of a signature in lines; with more, the delimiter means something else. */
const SIGNATURE_LINES = 12;

/** What phones add below emails. */
const DEVICE =
  /^(?:Sent from (?:my |Yahoo |Outlook |Mail )|Get Outlook for |Enviado desde (?:mi |Outlook|Correo)|Obtener Outlook para |Enviado do meu )/iu;

const isQuoted = (line: string) => line.startsWith('>');
const isHead = (line: string) => OTHER_HEAD.test(line);
const isEmpty = (line: string) => line.trim() === '';

/** Whether an attribution ("On …, … wrote:") starts here. @returns its number of lines, else 0 */
function wroteAt(lines: readonly string[], at: number): number {
  if (!WROTE_BEGINS.test(lines[at]!)) return 0;
  for (let count = 1; count <= WROTE_LINES && at + count <= lines.length; count++) {
    const part = lines.slice(at, at + count);
    if (part.some(isEmpty)) return 0;
    const head = part.join(' ');
    if (head.length > 500) return 0;
    if (!WROTE.test(part.at(-1)!)) continue;
    // People may start a sentence like this; it's an attribution only with a date, and followed by an address or a
    // quote.
    let next = at + count;
    while (next < lines.length && isEmpty(lines[next]!)) next++;
    const isFollowed = next < lines.length && isQuoted(lines[next]!);
    return /\d/.test(head) && (/\S@\S/.test(head) || isFollowed) ? count : 0;
  }
  return 0;
}

/** Whether Outlook's header block starts here. */
function headAt(lines: readonly string[], at: number): boolean {
  return FROM.test(lines[at]!) && lines.slice(at + 1, at + 1 + HEAD_LINES).filter(isHead).length === HEAD_LINES;
}

/** A rule or separator line before such a header is part of it. */
function beforeHead(lines: readonly string[], at: number): number {
  let first = at;
  while (first > 0 && isEmpty(lines[first - 1]!)) first--;
  return first > 0 && /^[_-]{5,}$/.test(lines[first - 1]!.trim()) ? first - 1 : at;
}

/** Returns where the quote begins and ends. */
function quoteOf(lines: readonly string[]): { readonly from: number; readonly body: number } | null {
  for (const at of lines.keys()) {
    const count = wroteAt(lines, at);
    if (count > 0) return { from: at, body: at + count };
    if (ORIGINAL.test(lines[at]!.trim())) return { from: at, body: lines.length };
    if (headAt(lines, at)) return { from: beforeHead(lines, at), body: lines.length };
  }
  // Some clients quote without an attribution.
  let end = lines.length;
  while (end > 0 && (isQuoted(lines[end - 1]!) || isEmpty(lines[end - 1]!))) end--;
  return lines.slice(end).some(isQuoted) ? { from: end, body: end } : null;
}

/** Returns the text without the quote; null if there is text between quoted lines, which needs them as context. */
function withoutQuote(lines: readonly string[]): readonly string[] | null {
  const quote = quoteOf(lines);
  if (!quote) return lines;
  const above = lines.slice(0, quote.from);
  const below = lines.slice(quote.body);
  if (!below.some(isQuoted)) return above;
  let end = below.findIndex((line) => !isQuoted(line) && !isEmpty(line));
  if (end < 0) end = below.length;
  const after = below.slice(end);
  if (after.some(isQuoted)) return null;
  return [...above, '', ...after];
}

/** Returns the text without a signature after the usual delimiter (RFC 3676 §4.3), and without what phones add. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.lastIndexOf('-- ');
  const kept = mark < 0 || lines.length - mark > SIGNATURE_LINES ? [...lines] : lines.slice(0, mark);
  while (kept.length > 0 && (isEmpty(kept.at(-1)!) || DEVICE.test(kept.at(-1)!))) kept.pop();
  return kept;
}

/**
 * Returns what someone wrote above or below the quote. If nothing would be left, or there is text between quoted lines,
 * everything is kept.
 *
 * @param mail the plain text
 */
export function cutQuote(mail: string): CutMail {
  const whole = mail.replaceAll('\u00a0', ' ');
  const text = withoutSignature(withoutQuote(whole.split('\n')) ?? whole.split('\n'))
    .join('\n')
    .trim();
  return text === '' ? { text: whole.trim(), isCut: false } : { text, isCut: text !== whole.trim() };
}
