import { isList, isRecord, type JsonRecord, type Place } from '@vinlore/content-domain';
import { useTranslator } from '@vinlore/ui';
import { useFieldWords } from '../fields/field-words.ts';
import styles from '../fields/fields.module.css';
import { useDocumentForm } from '../fields/form-context.ts';
import { IconButton } from '../fields/icon-button.tsx';
import { Fields } from '../fields/fields.tsx';
import { ListField } from '../fields/list-field.tsx';
import { moved } from '../fields/moved.ts';
import { TextField } from '../fields/text-field.tsx';
import { AddIcon, DownIcon, RemoveIcon, UpIcon } from '../icons.ts';
import type { contentDeskMessages } from '../messages/index.ts';
import { blankLink, blankPage, PAGE_FIELDS } from './link-form.ts';

const PAGE_LIST = { form: 'list', name: 'pages', least: 1, fields: PAGE_FIELDS } as const;

/** One link: a page, or a label with several pages. */
function LinkEntry({ link, place }: { readonly link: JsonRecord; readonly place: Place }) {
  const kind = link['linkType'] === 'page' ? 'page' : 'group';
  if (kind === 'page')
    return (
      <Fields fields={PAGE_FIELDS} value={isRecord(link['page']) ? link['page'] : {}} place={[...place, 'page']} />
    );
  const group = isRecord(link['linkGroup']) ? link['linkGroup'] : {};
  const at = [...place, 'linkGroup'];
  return (
    <div className={styles.fields}>
      <TextField
        field={{ form: 'text', name: 'label', required: true, look: 'line' }}
        place={[...at, 'label']}
        value={group['label']}
      />
      <ListField Fields={Fields} field={PAGE_LIST} place={[...at, 'pages']} value={group['pages']} blank={blankPage} />
    </div>
  );
}

/** Props of `LinksField`. */
export interface LinksFieldProps {
  readonly name: 'headers' | 'footers';
  readonly value: unknown;
}

/** The links of a header or footer: pages and groups of pages. */
export function LinksField({ name, value }: LinksFieldProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { change, idOf } = useDocumentForm();
  const words = useFieldWords();
  const links = isList(value) ? value : [];
  const place = [name];
  const set = (list: readonly unknown[]) => change(place, list);
  return (
    <div className={styles.fields} id={idOf(place)} tabIndex={-1}>
      {links.map((link, index) => {
        const entry = t('content.entry', { name: words.field(name), number: index + 1 });
        return (
          <fieldset key={index} className={styles.set}>
            <legend className={styles.legend}>{entry}</legend>
            <div className={styles.groupKeys}>
              <IconButton
                label={t('content.entryUp', { entry })}
                disabled={index === 0}
                onPress={() => set(moved(links, index, index - 1))}
              >
                <UpIcon />
              </IconButton>
              <IconButton
                label={t('content.entryDown', { entry })}
                disabled={index === links.length - 1}
                onPress={() => set(moved(links, index, index + 1))}
              >
                <DownIcon />
              </IconButton>
              <IconButton label={t('content.entryRemove', { entry })} onPress={() => set(links.toSpliced(index, 1))}>
                <RemoveIcon />
              </IconButton>
            </div>
            <LinkEntry link={isRecord(link) ? link : {}} place={[...place, index]} />
          </fieldset>
        );
      })}
      <div className="row">
        {(['page', 'group'] as const).map((kind) => (
          <button key={kind} type="button" className="btn btn-outline" onClick={() => set([...links, blankLink(kind)])}>
            <AddIcon />
            {t(`content.addLink.${kind}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
