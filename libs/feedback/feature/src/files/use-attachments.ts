import { CallError, type CallOptions } from '@vinlore/contract';
import { FILE_BYTES, MESSAGE_FILES, type TicketFile } from '@vinlore/feedback-domain';
import { useTranslator } from '@vinlore/ui';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { type Attachment, attachmentsAtom } from './attachments-atom.ts';
import { MB } from './file-size.ts';
import { useFailureWords } from '../message/index.ts';
import type { filesMessages } from './messages/index.ts';

/** Uploads one file. */
export type SendFile = (
  upload: { readonly upload_id: string; readonly file: File },
  options: CallOptions,
) => Promise<TicketFile>;

/** The attachments of an unsent message. */
export interface Attachments {
  readonly list: readonly Attachment[];
  /** Ids of the uploaded files, in order. */
  readonly ids: readonly string[];
  /** The error, after an attempt to add or send. */
  readonly fault: string | undefined;
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: string) => void;
  readonly retry: (key: string) => void;
  /** Whether the message can be sent; if not, shows why from then on. */
  readonly isReady: () => boolean;
  readonly onSent: () => void;
}

const NONE: readonly Attachment[] = [];

/** Statuses after which a retry would fail again. */
const isFinal = (error: unknown) => error instanceof CallError && [400, 413, 415, 422].includes(error.status);

/**
 * Holds the attachments of a message. Each is uploaded when added, so sending doesn't have to wait.
 *
 * @param place where the message is written, including its author if the browser is shared
 */
export function useAttachments(place: string, send: SendFile): Attachments {
  const { t } = useTranslator<typeof filesMessages>();
  const failureWords = useFailureWords();
  const store = useStore();
  const list = useAtomValue(attachmentsAtom)[place] ?? NONE;
  const [asked, setAsked] = useState<'too-many' | 'to-send' | null>(null);
  const update = (change: (list: readonly Attachment[]) => readonly Attachment[]) =>
    store.set(attachmentsAtom, (all) => ({ ...all, [place]: change(all[place] ?? NONE) }));
  // The attachment's message may have moved since.
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
