/** Whether a text can be looked for in a long list: the server asks for three letters or digits in a row. */
export const isSearchable = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
