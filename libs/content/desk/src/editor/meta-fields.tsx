import type { FormField, PageDocument } from '@vinlore/content-domain';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useFieldWords } from '../fields/field-words.ts';
import styles from '../fields/fields.module.css';
import { useDocumentForm, useFaultAt } from '../fields/form-context.ts';
import { TextField } from '../fields/text-field.tsx';
import type { contentDeskMessages } from '../messages/index.ts';

/** Characters that search engines show of a title and a description. */
const DISPLAYED = { title: 60, description: 155 };

const text = (name: string, required: boolean, look: 'line' | 'lines' = 'line'): FormField & { form: 'text' } => ({
  ...{ form: 'text', name, required, look },
});

/** The text of a JSON-LD field: files hold data, this field holds text. */
const asText = (value: unknown) =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value, null, 2);

function StructuredData({ value }: { readonly value: unknown }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change, idOf } = useDocumentForm();
  const words = useFieldWords();
  const place = ['meta', 'structuredData'];
  const fault = useFaultAt(place);
  return (
    <FieldFrame
      id={idOf(place)}
      label={words.field('structuredData')}
      optional={t('content.optional')}
      hint={t('content.hint.structured')}
      className={styles.text}
      {...(fault && { error: words.fault(fault) })}
    >
      {(ties) => (
        <textarea
          {...ties}
          className={`field figure ${styles.lines}`}
          spellCheck={false}
          value={asText(value)}
          onChange={(event) => change(place, event.target.value || undefined)}
        />
      )}
    </FieldFrame>
  );
}

/** The metadata of a page: its name in lists and links, and its search engine settings. */
export function MetaFields({ document }: { readonly document: PageDocument }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change, idOf } = useDocumentForm();
  const words = useFieldWords();
  const { meta } = document;
  return (
    <div className={styles.fields}>
      <TextField
        field={text('title', true)}
        place={['title']}
        value={document.title}
        label={words.field('pageTitle')}
      />
      <TextField
        field={text('title', true)}
        place={['meta', 'title']}
        value={meta['title']}
        label={words.field('metaTitle')}
        displayed={DISPLAYED.title}
      />
      <TextField
        field={text('description', true, 'lines')}
        place={['meta', 'description']}
        value={meta['description']}
        displayed={DISPLAYED.description}
      />
      <TextField field={text('keywords', false)} place={['meta', 'keywords']} value={meta['keywords']} />
      <TextField field={text('canonicalURL', false)} place={['meta', 'canonicalURL']} value={meta['canonicalURL']} />
      <TextField field={text('metaRobots', false)} place={['meta', 'metaRobots']} value={meta['metaRobots']} />
      <StructuredData value={meta['structuredData']} />
      <FieldFrame
        id={idOf(['sortOrder'])}
        label={words.field('sortOrder')}
        hint={t('content.hint.sortOrder')}
        className={styles.text}
      >
        {(ties) => (
          <input
            {...ties}
            className="field"
            inputMode="numeric"
            value={document.sortOrder}
            onChange={(event) => change(['sortOrder'], Number(event.target.value.replace(/\D/g, '').slice(0, 5)))}
          />
        )}
      </FieldFrame>
    </div>
  );
}
