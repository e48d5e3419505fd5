import type { Language, Messages } from '@vinlore/i18n';
import { useTranslator } from '@vinlore/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Props a step gets from the hook. */
export interface StepProps {
  readonly messages: Messages;
  readonly onClose: () => void;
}

/** The step's component and its message loader. */
export interface StepCode<Props> {
  readonly draw: (props: Props & StepProps) => ReactNode;
  readonly loadTexts: (language: Language) => Promise<Messages>;
}

/** A step and its messages, loaded together when first opened. */
interface LoadedStep<Props> extends Pick<StepCode<Props>, 'draw'> {
  readonly messages: Messages;
}

/** Opens a lazily loaded step. On close, focus returns to the button that opened it. */
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
  // Removing the layer would lose focus.
  useEffect(() => {
    const button = opener.current;
    return isShown ? () => button?.focus() : undefined;
  }, [isShown]);
  return {
    opener,
    open: () => void open(),
    /** Renders the step; null while closed or loading. */
    draw: step && ((props: Props) => step.draw({ ...props, messages: step.messages, onClose: () => setOpen(false) })),
    isComing: isOpen && loaded === 'coming',
    isFailed: loaded === 'failed',
  };
}
