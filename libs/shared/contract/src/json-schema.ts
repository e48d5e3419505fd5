import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/**
 * Converts a valibot schema to JSON Schema, on its input side: what a caller sends or receives. Rules that JSON Schema
 * can't express (custom checks, transformations) are left out; the server still applies them.
 */
export function toOpenApiSchema(schema: GenericSchema): object {
  const { $schema: _dialect, ...body } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return body;
}
