import type { JsonValue } from './json.ts'

/** A typed value as plain JSON; what is undefined is left out, and nothing at all is an empty object. */
export const asJson = (value: object | undefined): JsonValue => JSON.parse(JSON.stringify(value ?? {}))
