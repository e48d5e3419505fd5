/** What somebody wrote in a mail, without what their mail program put below it. */
export interface CutMail {
  readonly text: string;
  /** Whether something was left out. */
  readonly isCut: boolean;
}

/** The words with which mail programs end the line above what they quote, in the languages of our members. */
const WROTE = /(?:wrote|escribió|a écrit|schrieb|escreveu|ha scritto)\s*:\s*$/iu;
const WROTE_BEGINS = /^(?:On|El|Le|Am|Em|Il)\s/u;
/** Lines over which they break it. */
const WROTE_LINES = 4;

/** The line that Outlook and others put there. */
const ORIGINAL =
  /^-{2,}\s*(?:Original Message|Original Appointment|Mensaje original|Mensagem original|Message d'origine|Ursprüngliche Nachricht)\s*-{2,}$/iu;

/** The head of the mail below, as Outlook repeats it. */
const FROM = /^[*>\s]*(?:From|De|Von|Da)\s?:\*?\s/u;
const OTHER_HEAD = /^[*>\s]*(?:Sent|Date|To|Cc|Subject|Enviado(?: el)?|Enviada|Fecha|Para|CC|Asunto|Assunto)\s?:/iu;
/** How many lines right below it say more of that head. */
const HEAD_LINES = 2;

/** Longest signature; below more lines the mark stands for something else. */
const SIGNATURE_LINES = 12;

/** What phones put below each mail. */
const DEVICE =
  /^(?:Sent from (?:my |Yahoo |Outlook |Mail )|Get Outlook for |Enviado desde (?:mi |Outlook|Correo)|Obtener Outlook para |Enviado do meu )/iu;

const isQuoted = (line: string) => line.startsWith('>');
const isHead = (line: string) => OTHER_HEAD.test(line);
const isEmpty = (line: string) => line.trim() === '';

/** Whether the lines from here on begin with "On …, … wrote:". @returns how many lines that takes, else 0 */
function wroteAt(lines: readonly string[], at: number): number {
  if (!WROTE_BEGINS.test(lines[at]!)) return 0;
  for (let count = 1; count <= WROTE_LINES && at + count <= lines.length; count++) {
    const part = lines.slice(at, at + count);
    if (part.some(isEmpty)) return 0;
    const head = part.join(' ');
    if (head.length > 500) return 0;
    if (!WROTE.test(part.at(-1)!)) continue;
    // A person may begin a sentence so: only with a day in it, and with an address or a quote that follows, it is a program.
    let next = at + count;
    while (next < lines.length && isEmpty(lines[next]!)) next++;
    const isFollowed = next < lines.length && isQuoted(lines[next]!);
    return /\d/.test(head) && (/\S@\S/.test(head) || isFollowed) ? count : 0;
  }
  return 0;
}

/** Whether Outlook's head of the mail below begins here. */
function headAt(lines: readonly string[], at: number): boolean {
  return FROM.test(lines[at]!) && lines.slice(at + 1, at + 1 + HEAD_LINES).filter(isHead).length === HEAD_LINES;
}

/** The rule or the line that goes before such a head belongs to it. */
function beforeHead(lines: readonly string[], at: number): number {
  let first = at;
  while (first > 0 && isEmpty(lines[first - 1]!)) first--;
  return first > 0 && /^[_-]{5,}$/.test(lines[first - 1]!.trim()) ? first - 1 : at;
}

/** Where what is quoted begins, and where its own lines do. */
function quoteOf(lines: readonly string[]): { readonly from: number; readonly body: number } | null {
  for (const at of lines.keys()) {
    const count = wroteAt(lines, at);
    if (count > 0) return { from: at, body: at + count };
    if (ORIGINAL.test(lines[at]!.trim())) return { from: at, body: lines.length };
    if (headAt(lines, at)) return { from: beforeHead(lines, at), body: lines.length };
  }
  // Some programs quote without a word above it.
  let end = lines.length;
  while (end > 0 && (isQuoted(lines[end - 1]!) || isEmpty(lines[end - 1]!))) end--;
  return lines.slice(end).some(isQuoted) ? { from: end, body: end } : null;
}

/** What is left without the quote; null where the writer put words between its lines, which mean nothing without it. */
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

/** The text without a signature below the usual mark (RFC 3676 §4.3), and without what a phone puts there. */
function withoutSignature(lines: readonly string[]): readonly string[] {
  const mark = lines.lastIndexOf('-- ');
  const kept = mark < 0 || lines.length - mark > SIGNATURE_LINES ? [...lines] : lines.slice(0, mark);
  while (kept.length > 0 && (isEmpty(kept.at(-1)!) || DEVICE.test(kept.at(-1)!))) kept.pop();
  return kept;
}

/**
 * What somebody wrote above, below or between what their mail program quotes. Where nothing would be left, or words stand
 * between quoted lines, all of it stays.
 *
 * @param mail its plain text
 */
export function cutQuote(mail: string): CutMail {
  const whole = mail.replaceAll('\u00a0', ' ');
  const text = withoutSignature(withoutQuote(whole.split('\n')) ?? whole.split('\n'))
    .join('\n')
    .trim();
  return text === '' ? { text: whole.trim(), isCut: false } : { text, isCut: text !== whole.trim() };
}
