/** Longer lines are cut: no VIN has as many characters. */
const LONGEST_LINE = 256;

/**
 * Splits a stream of UTF-8 text into trimmed lines as it arrives. Stops reading when nobody takes lines, so a sender is
 * never read faster than its answer is.
 */
export async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop()!.slice(0, LONGEST_LINE);
    for (const line of lines) yield line.slice(0, LONGEST_LINE).trim();
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest.trim();
}
