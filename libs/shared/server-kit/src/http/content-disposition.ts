import type { FileReply } from '../server-module.ts';

/** Header that tells what to do with a document and how to name it; the name in plain ASCII that no file system minds. */
export function contentDisposition(disposition: FileReply['disposition'], name: string): string {
  return `${disposition}; filename="${name.replace(/[^\w.-]+/g, '-')}"`;
}
