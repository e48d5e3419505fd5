import styles from './avatar.module.css';

/** What `Avatar` takes. */
export interface AvatarProps {
  /** Whose it is; null or blank where no name is given. */
  readonly name: string | null;
  /** Address of a picture. */
  readonly image?: string | null;
  /** What a screen reader says. Leave it out where the name stands beside it. */
  readonly label?: string;
}

/** A person's picture, or the name's initial: 'B' when no name is given (spec §9). */
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
