/** The subset of JSON Schema that the product's OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly schema: JsonSchema;
}

interface OperationObject {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<
    Record<
      string,
      { readonly description: string; readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
    >
  >;
}

/** An operation of an OpenAPI document. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Fields of its query or body. */
  readonly fields: Readonly<Record<string, JsonSchema>>;
  readonly headers: readonly string[];
  /** Media types of its body; none for a query. */
  readonly takes: readonly string[];
  /**
   * Documented responses: descriptions and media types by status; `bare`: another product's JSON, without an envelope.
   */
  readonly answers: Readonly<
    Record<string, { readonly description: string; readonly media: readonly string[]; readonly bare: boolean }>
  >;
}

/** All operations of a document. @param json body of `/api/openapi.json` */
export function operationsOf(json: string): Operation[] {
  const { paths } = JSON.parse(json) as { paths: Record<string, Record<string, OperationObject>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody, responses }]) => {
      const bodies = Object.entries(requestBody?.content ?? {});
      const query = parameters.filter((parameter) => parameter.in === 'query');
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        fields: bodies[0]?.[1].schema.properties ?? Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
        headers: parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
        takes: bodies.map(([media]) => media),
        answers: Object.fromEntries(
          Object.entries(responses).map(([status, { description, content }]) => [
            status,
            {
              description,
              media: Object.keys(content),
              bare: content['application/json']?.schema.properties?.['status'] === undefined,
            },
          ]),
        ),
      };
    }),
  );
}
