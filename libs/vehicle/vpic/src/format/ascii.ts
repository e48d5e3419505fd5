const decoder = new TextDecoder();

/** UTF-8 to text. Nearly all texts of the data are short and ASCII, for which a TextDecoder is slow. */
export function textOf(bytes: Uint8Array): string {
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] as number) > 127) return decoder.decode(bytes);
  return String.fromCharCode.apply(null, bytes as unknown as number[]);
}
