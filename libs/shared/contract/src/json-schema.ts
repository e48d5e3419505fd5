import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * A valibot schema as JSON Schema, on its input side: what a caller sends or receives. Rules that JSON Schema cannot
 * express (custom checks, transformations) are left out of the document; the server still applies them.
 */
export function toOpenApiSchema(schema: GenericSchema): object {
  const { $schema: _dialect, ...body } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return body;
}
