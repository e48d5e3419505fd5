import { useMantineColorScheme } from '@mantine/core';
import { MoonIcon, SunIcon } from './icons.tsx';
import type { uiMessages } from './messages/index.ts';
import { useTranslator } from './site-context.ts';
import styles from './theme-toggle.module.css';

/**
 * Switches between light and dark. Both icons are in the page and the style sheet shows one, because the server doesn't
 * know the visitor's scheme. Transitions are kept: Mantine would disable them with an inline style, which our content
 * security policy forbids.
 */
export function ThemeToggle() {
  const { t } = useTranslator<typeof uiMessages>();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const flip = () => {
    const now = document.documentElement.getAttribute('data-mantine-color-scheme');
    setColorScheme(now === 'dark' ? 'light' : 'dark');
  };
  return (
    <button
      type="button"
      className={`btn ${styles.toggle}`}
      aria-label={t('ui.scheme')}
      title={t('ui.scheme')}
      onClick={flip}
    >
      <span className={styles.moon}>
        <MoonIcon />
      </span>
      <span className={styles.sun}>
        <SunIcon />
      </span>
    </button>
  );
}
