/** Order number column: the row header, not translated. */
export const NUMBER_COLUMN = {
  width: '130px',
  phone: 'title',
  cell: ({ number }: { readonly number: string }) => (
    <span className="figure nowrap" translate="no">
      {number}
    </span>
  ),
} as const;
