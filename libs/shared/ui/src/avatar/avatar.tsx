import styles from './avatar.module.css';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** The person's name; null or blank if none is given. */
  readonly name: string | null;
  /** URL of a picture. */
  readonly image?: string | null;
  /** Accessible name. Omit it if the name is next to the avatar. */
  readonly label?: string;
}

/** A person's picture, or the name's initial; 'B' if no name is given (spec §9). */
export function Avatar({ name, image, label }: AvatarProps) {
  if (image) return <img className={styles.avatar} src={image} alt={label ?? ''} />;
  const [initial = 'B'] = name?.trim() ?? '';
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={styles.avatar} {...spoken}>
      {initial.toLocaleUpperCase()}
    </span>
  );
}
