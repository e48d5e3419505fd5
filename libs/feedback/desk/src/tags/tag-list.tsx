import { ChoiceBox } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { tagsQuery } from './tag-queries.ts';
import styles from './tags.module.css';

/** The tags of a ticket in a list; nothing if it has none. */
export function TagList({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('tags.title')}>
      {tags.map((tag) => (
        <li key={tag} className="tag">
          {tag}
        </li>
      ))}
    </ul>
  );
}

/** Props of `TagBox`. */
export interface TagBoxProps {
  /** '' for any. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Filters a list by tag; hidden if no ticket has one. */
export function TagBox({ value, onChange }: TagBoxProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { data = [] } = useQuery(tagsQuery(useCall()));
  // A tag in the URL stays visible even if no ticket has it anymore.
  const tags = value === '' || data.includes(value) ? data : [value, ...data];
  if (tags.length === 0) return null;
  return (
    <ChoiceBox
      label={t('tags.one')}
      value={value}
      options={[{ value: '', label: t('tags.any') }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
      onChange={onChange}
    />
  );
}
