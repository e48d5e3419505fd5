import { CallError, type CallOptions } from '@vinlore/contract';
import { FILE_BYTES, MESSAGE_FILES, type TicketFile } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { type Attachment, attachmentsAtom } from './attachments-atom.ts';
import { MB } from './file-size.ts';
import { useFailureWords } from '../message/index.ts';
import type { filesMessages } from './messages/index.ts';

/** Sends one file to the server. */
export type SendFile = (
  upload: { readonly upload_id: string; readonly file: File },
  options: CallOptions,
) => Promise<TicketFile>;

/** Files of a message that is being written. */
export interface Attachments {
  readonly list: readonly Attachment[];
  /** Ids of those that the server has, in the order in which they were added. */
  readonly ids: readonly string[];
  /** What is wrong with them, once someone tried to add or send them. */
  readonly fault: string | undefined;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  /** Whether the message can go with them; what it waits for is said from then on. */
  readonly isReady: () => boolean;
  readonly onSent: () => void;
}

const NONE: readonly Attachment[] = [];

/** Answers after which the same file is refused again. */
const isFinal = (error: unknown) => error instanceof CallError && [400, 413, 415, 422].includes(error.status);

/**
 * Keeps the files of a message while it is written. Each is uploaded as soon as it is added, so that sending waits for none.
 *
 * @param place where the message is written, with its writer where others may follow in this browser
 */
export function useAttachments(place: string, send: SendFile): Attachments {
  const { t } = useTranslator<typeof filesMessages>();
  const failureWords = useFailureWords();
  const store = useStore();
  const list = useAtomValue(attachmentsAtom)[place] ?? NONE;
  const [asked, setAsked] = useState<'too-many' | 'to-send' | null>(null);
  const update = (change: (list: readonly Attachment[]) => readonly Attachment[]) =>
    store.set(attachmentsAtom, (all) => ({ ...all, [place]: change(all[place] ?? NONE) }));
  // Wherever it is by now: its message may have moved.
  const set = (key: string, part: Partial<Attachment>) =>
    store.set(attachmentsAtom, (all) => {
      const changed = (each: Attachment) => (each.key === key ? { ...each, ...part } : each);
      return Object.fromEntries(Object.entries(all).map(([at, files]) => [at, files.map(changed)]));
    });

  const upload = async ({ key, file, stop }: Attachment) => {
    const options = { signal: stop.signal, sent: (share: number) => set(key, { share }) };
    try {
      set(key, { state: 'uploaded', kept: await send({ upload_id: key, file }, options) });
    } catch (error) {
      const isLost = error instanceof CallError && error.status === 0;
      const fault = isLost ? t('files.lost') : failureWords(error);
      set(key, { state: 'failed', fault, isWorthRetry: !isFinal(error) });
    }
  };
  const begin = (file: File): Attachment => {
    const fault = file.size > FILE_BYTES ? t('files.tooLarge', { limit: FILE_BYTES / MB }) : null;
    return {
      key: crypto.randomUUID(),
      file,
      state: fault === null ? 'uploading' : 'failed',
      share: 0,
      kept: null,
      fault,
      isWorthRetry: false,
      stop: new AbortController(),
    };
  };

  const isUploading = list.some(({ state }) => state === 'uploading');
  const hasFailed = list.some(({ state }) => state === 'failed');
  const faultToSend = hasFailed ? t('files.mend') : isUploading ? t('files.wait') : undefined;
  return {
    list,
    ids: list.flatMap(({ kept }) => kept?.id ?? []),
    fault: asked === 'too-many' ? t('files.tooMany', { count: MESSAGE_FILES }) : asked ? faultToSend : undefined,
    add: (files) => {
      const room = MESSAGE_FILES - (store.get(attachmentsAtom)[place] ?? NONE).length;
      setAsked(files.length > room ? 'too-many' : null);
      const begun = files.slice(0, room).map(begin);
      update((all) => [...all, ...begun]);
      for (const each of begun) if (each.state === 'uploading') void upload(each);
    },
    remove: (key) => {
      list.find((each) => each.key === key)?.stop.abort();
      setAsked(null);
      update((all) => all.filter((each) => each.key !== key));
    },
    retry: (key) => {
      const again = list.find((each) => each.key === key);
      if (!again) return;
      set(key, { state: 'uploading', share: 0, fault: null });
      void upload(again);
    },
    isReady: () => {
      setAsked(faultToSend === undefined ? null : 'to-send');
      return faultToSend === undefined;
    },
    onSent: () => {
      setAsked(null);
      update(() => NONE);
    },
  };
}
