import type { Language, Messages } from '@vinlore/i18n';
import { useTranslator } from '@vinlore/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What a step takes of the hook. */
export interface StepProps {
  readonly messages: Messages;
  readonly onClose: () => void;
}

/** How a step is drawn, and what loads its texts. */
export interface StepCode<Props> {
  readonly draw: (props: Props & StepProps) => ReactNode;
  readonly loadTexts: (language: Language) => Promise<Messages>;
}

/** A step and its texts, which come together when it is first opened. */
interface LoadedStep<Props> extends Pick<StepCode<Props>, 'draw'> {
  readonly messages: Messages;
}

/** Opens a step of which nothing was loaded before; closed, the focus goes back to the button that opened it. */
export function useOpenedStep<Props>(load: () => Promise<StepCode<Props>>) {
  const { language } = useTranslator();
  const [loaded, setLoaded] = useState<LoadedStep<Props> | 'coming' | 'failed' | null>(null);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = async () => {
    setOpen(true);
    if (loaded !== null && loaded !== 'failed') return;
    setLoaded('coming');
    try {
      const { draw, loadTexts } = await load();
      setLoaded({ draw, messages: await loadTexts(language) });
    } catch {
      setOpen(false);
      setLoaded('failed');
    }
  };
  const step = isOpen && typeof loaded === 'object' ? loaded : null;
  const isShown = step !== null;
  // A layer that is taken away leaves the focus nowhere.
  useEffect(() => {
    const button = opener.current;
    return isShown ? () => button?.focus() : undefined;
  }, [isShown]);
  return {
    opener,
    open: () => void open(),
    /** Draws it; null while it is closed, or on its way. */
    draw: step && ((props: Props) => step.draw({ ...props, messages: step.messages, onClose: () => setOpen(false) })),
    isComing: isOpen && loaded === 'coming',
    isFailed: loaded === 'failed',
  };
}
