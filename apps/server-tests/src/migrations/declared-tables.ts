import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A column as declared in code. */
export interface DeclaredColumn {
  /** JavaScript types of a row's value, without null: `string`, `Date`, `object` … */
  readonly types: readonly string[];
  readonly nullable: boolean;
  /** Whether it is optional on insert. */
  readonly optional: boolean;
  /** Whether it is writable at all. */
  readonly writable: boolean;
}

/**
 * Every interface `…Tables` of the product, by table and column; a table declared several times is included several
 * times.
 */
export function declaredTables(root: string) {
  const sources = ts.sys
    .readDirectory(root, ['.ts'], ['**/node_modules'], ['libs/*/*/src/**/*', 'apps/server/src/**/*'])
    .filter((path) => /^(?:export )?interface \w*Tables\b/m.test(readFileSync(path, 'utf8')));
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const program = ts.createProgram(sources, { ...options, noEmit: true, skipLibCheck: true, types: ['node'] });
  const checker = program.getTypeChecker();

  const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
  const has = (type: ts.Type, flag: ts.TypeFlags) => partsOf(type).some(({ flags }) => (flags & flag) !== 0);
  const nameOf = (type: ts.Type): string => {
    const { flags } = type;
    if (flags & ts.TypeFlags.StringLike) return 'string';
    if (flags & ts.TypeFlags.NumberLike) return 'number';
    if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return 'unknown';
    if (checker.isArrayType(type)) return 'array';
    const name = type.symbol?.name;
    return name === 'Date' || name === 'Buffer' ? name : 'object';
  };
  /** One side of Kysely's `ColumnType`; a plain type is its own. */
  const sideOf = (type: ts.Type, side: '__select__' | '__insert__' | '__update__', at: ts.Node) => {
    for (const part of partsOf(type)) {
      const property = part.getProperty(side);
      if (property) return checker.getTypeOfSymbolAtLocation(property, at);
    }
    return type;
  };

  return sources.flatMap((path) =>
    program
      .getSourceFile(path)!
      .statements.filter(ts.isInterfaceDeclaration)
      .filter(({ name }) => name.text.endsWith('Tables'))
      .flatMap((declaration) =>
        checker.getPropertiesOfType(checker.getTypeAtLocation(declaration)).map((table) => {
          const row = checker.getTypeOfSymbolAtLocation(table, declaration);
          const columns = checker.getPropertiesOfType(row).map((column): [string, DeclaredColumn] => {
            const type = checker.getTypeOfSymbolAtLocation(column, declaration);
            const selected = sideOf(type, '__select__', declaration);
            const inserted = sideOf(type, '__insert__', declaration);
            const types = partsOf(selected).filter(({ flags }) => !(flags & ts.TypeFlags.Null));
            return [
              column.name,
              {
                types: [...new Set(types.map(nameOf))].sort(),
                nullable: has(selected, ts.TypeFlags.Null) || has(type, ts.TypeFlags.Null),
                optional: has(inserted, ts.TypeFlags.Undefined | ts.TypeFlags.Never),
                writable: !(inserted.flags & ts.TypeFlags.Never),
              },
            ];
          });
          return { by: `${declaration.name.text} in ${path.slice(root.length + 1)}`, table: table.name, columns };
        }),
      ),
  );
}
