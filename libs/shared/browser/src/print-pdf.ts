/**
 * Prints a PDF without leaving the page, with the browser's viewer in a hidden frame. Opens the PDF if that fails.
 *
 * @param address of a PDF on this site
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
  // One frame at a time: the previous print dialog has closed.
  document.querySelector('iframe[data-print]')?.remove();
  frame.dataset['print'] = '';
  document.body.append(frame);
}
