/**
 * Prints a PDF without leaving the page: the browser's own viewer does it in a frame that nobody sees. Where it cannot,
 * the PDF opens instead.
 *
 * @param address of this site's own PDF
 */
export function printPdf(address: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = address;
  frame.onload = () => {
    try {
      frame.contentWindow!.focus();
      frame.contentWindow!.print();
    } catch {
      window.open(address, '_blank', 'noopener');
    }
  };
  // One frame at a time: the print dialog of the one before is over.
  document.querySelector('iframe[data-print]')?.remove();
  frame.dataset['print'] = '';
  document.body.append(frame);
}
