// Made from the schemas by scripts/generate-types.ts. Do not edit.

/** Any JSON value: all that is known of a field that is not core. */
export type JsonValue = null | boolean | number | string | readonly JsonValue[] | { readonly [key: string]: JsonValue | undefined }
