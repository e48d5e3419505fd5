/** Whether a text can be searched in a long list: the server requires three letters or digits in a row. */
export const isSearchable = (text: string): boolean => /[\p{L}\p{N}]{3}/u.test(text);
