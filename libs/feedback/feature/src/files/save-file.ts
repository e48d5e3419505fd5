/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers take the file in the same turn; the address would otherwise hold it until the page is left.
  setTimeout(() => URL.revokeObjectURL(address));
}
