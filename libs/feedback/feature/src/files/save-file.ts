/** Downloads a file in the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by the end of this turn; otherwise the URL would hold the file until the page is left.
  setTimeout(() => URL.revokeObjectURL(address));
}
