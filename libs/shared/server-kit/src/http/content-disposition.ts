import type { FileReply } from '../server-module.ts';

/** Returns a Content-Disposition header, with the file name reduced to ASCII that is valid on every file system. */
export function contentDisposition(disposition: FileReply['disposition'], name: string): string {
  return `${disposition}; filename="${name.replace(/[^\w.-]+/g, '-')}"`;
}
