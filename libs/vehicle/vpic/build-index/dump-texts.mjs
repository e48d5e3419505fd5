/** Reasons why a file isn't a usable dump, in each language. */

const named = (tables) => tables.map((table) => `vpic.${table}`).join(', ');

export const dumpTexts = {
  unreadable: (path) => ({ en: `${path} cannot be read.`, es: `No se puede leer ${path}.` }),
  noArchive: (path) => ({
    en: `${path} is not a ZIP archive. Give NHTSA’s vPICList_lite_….plain.zip, or the .sql file in it.`,
    es: `${path} no es un archivo ZIP. Usa el vPICList_lite_….plain.zip de la NHTSA o el .sql que contiene.`,
  }),
  damagedArchive: (path) => ({
    en: `${path} is damaged: it cannot be unpacked. Download it again.`,
    es: `${path} está dañado: no se puede descomprimir. Descárgalo de nuevo.`,
  }),
  notOneFile: (path, files) => ({
    en: `${path} has ${files} files in it, where a vPIC dump is one.`,
    es: `${path} contiene ${files} archivos; un volcado de vPIC es uno solo.`,
  }),
  otherFile: (fileName) => ({
    en: `The archive has ${fileName} in it, where a vPIC dump ends with .sql.`,
    es: `El archivo ZIP contiene ${fileName}; un volcado de vPIC termina en .sql.`,
  }),
  encrypted: (fileName) => ({
    en: `${fileName} in the archive is encrypted.`,
    es: `${fileName}, dentro del archivo ZIP, está cifrado.`,
  }),
  packedOtherwise: (fileName, method) => ({
    en: `${fileName} in the archive is packed in a way that cannot be read (method ${method}).`,
    es: `${fileName}, dentro del archivo ZIP, está comprimido de un modo que no se puede leer (método ${method}).`,
  }),
  bomb: (fileName, ratio) => ({
    en: `${fileName} claims to unpack to more than ${ratio} times its size: this is not a vPIC dump.`,
    es: `${fileName} dice ocupar más de ${ratio} veces su tamaño al descomprimirse: no es un volcado de vPIC.`,
  }),
  tooLarge: (bytes) => ({
    en: `The dump has more than ${bytes / 1e6} MB of text.`,
    es: `El volcado tiene más de ${bytes / 1e6} MB de texto.`,
  }),
  longLine: (bytes) => ({
    en: `A line of the file has more than ${bytes} bytes: this is not a vPIC dump.`,
    es: `Una línea del archivo tiene más de ${bytes} bytes: no es un volcado de vPIC.`,
  }),
  customFormat: () => ({
    en: 'This is a dump in pg_dump’s custom format. Give the one whose name ends with .plain.zip.',
    es: 'Es un volcado en el formato propio de pg_dump. Usa el archivo cuyo nombre termina en .plain.zip.',
  }),
  sqlServer: () => ({
    en: 'This is a backup of SQL Server. Give the one whose name ends with .plain.zip.',
    es: 'Es una copia de seguridad de SQL Server. Usa el archivo cuyo nombre termina en .plain.zip.',
  }),
  notVpic: () => ({
    en: 'This is not NHTSA’s vPIC database: it has no schema "vpic".',
    es: 'No es la base de datos vPIC de la NHTSA: no tiene el esquema "vpic".',
  }),
  cutOff: () => ({
    en: 'The dump is cut off: its last line is missing. Download it again.',
    es: 'El volcado está incompleto: le falta la última línea. Descárgalo de nuevo.',
  }),
  noTables: (tables) => ({
    en: `The dump lacks ${named(tables)}. Is it of another format?`,
    es: `Al volcado le falta ${named(tables)}. ¿Es de otro formato?`,
  }),
  noColumn: (table, column) => ({
    en: `The dump’s table vpic.${table} has no column "${column}". Is it of another format?`,
    es: `La tabla vpic.${table} del volcado no tiene la columna "${column}". ¿Es de otro formato?`,
  }),
  noElement: (id) => ({
    en: `The dump lacks vPIC’s element ${id}. Is it of another format?`,
    es: `Al volcado le falta el elemento ${id} de vPIC. ¿Es de otro formato?`,
  }),
  tableTwice: (table) => ({
    en: `The dump has vpic.${table} twice.`,
    es: `El volcado tiene vpic.${table} dos veces.`,
  }),
  otherCells: (table, { row, cells, columns }) => ({
    en: `The dump is damaged: row ${row} of vpic.${table} has ${cells} cells where ${columns} columns are named. Download it again.`,
    es: `El volcado está dañado: la fila ${row} de vpic.${table} tiene ${cells} celdas para ${columns} columnas. Descárgalo de nuevo.`,
  }),
  noRows: (release, tables) => ({
    en: `${release} has no rows in ${named(tables)}.`,
    es: `${release} no tiene filas en ${named(tables)}.`,
  }),
};
