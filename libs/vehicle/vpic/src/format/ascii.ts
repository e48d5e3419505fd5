const decoder = new TextDecoder();

/** Decodes UTF-8. Nearly all texts in the data are short and ASCII, where a TextDecoder is slow. */
export function textOf(bytes: Uint8Array): string {
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] as number) > 127) return decoder.decode(bytes);
  return String.fromCharCode.apply(null, bytes as unknown as number[]);
}
