/**
 * Parses a JSON body from an outside service, up to a maximum size.
 *
 * @param limit maximum size in bytes
 * @throws Error for a larger body, SyntaxError for invalid JSON, TypeError for invalid UTF-8
 */
export async function readJson(response: Response, limit: number): Promise<unknown> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limit) throw new Error(`a response of more than ${limit} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}
