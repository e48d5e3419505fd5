import { ChoiceBox, type Column, DataList, type DataListProps, type Pages, SearchBox } from '@vinlore/desk-ui';

/** A controlled filter of the list. */
interface Box {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Props of `PeopleList`. */
export interface PeopleListProps<Row extends { readonly id: string }> {
  readonly label: string;
  readonly query: Pages<Row>;
  readonly columns: readonly Column<Row>[];
  readonly search: Box & { readonly hint: string };
  /** Filter with a fixed set of options. */
  readonly choice: Box & { readonly options: readonly { readonly value: string; readonly label: string }[] };
  readonly views: string;
  readonly empty: DataListProps<Row>['empty'];
}

/** Paged list of members of any kind; each row links to the member's page. */
export function PeopleList<Row extends { readonly id: string }>(props: PeopleListProps<Row>) {
  const { label, query, columns, search, choice, views, empty } = props;
  return (
    <DataList
      label={label}
      query={query}
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/staff/members/${id}`}
      views={views}
      filter={
        <>
          <SearchBox isLong {...search} />
          <ChoiceBox {...choice} />
        </>
      }
      empty={empty}
    />
  );
}
