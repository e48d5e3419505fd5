/**
 * A JSON body from outside, read no further than is honest.
 *
 * @param limit the most bytes that an honest answer has
 * @throws Error for more than that, SyntaxError for what is no JSON, TypeError for what is not UTF-8
 */
export async function readJson(response: Response, limit: number): Promise<unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limit) throw new Error(`an answer of more than ${limit} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}
