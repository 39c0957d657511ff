import { Type } from 'typebox'
import type { TSchema } from 'typebox'

declare const fromCatalogue: unique symbol

/**
 * A text of the catalogue in the caller's language. Strings do not match the type: a handler returns a key and
 * parameters.
 */
export type CatalogueText = string & { readonly [fromCatalogue]: true }

const mark = 'x-catalogue-text'

/** A text property of a response. It must be directly in the object in `data`, not deeper. */
export const CatalogueText = Type.Unsafe<CatalogueText>({ type: 'string', [mark]: true })

/** The names of a response's properties that are texts of the catalogue. */
export function catalogueTextsIn(response: TSchema): readonly string[] {
  const properties: unknown = 'properties' in response ? response.properties : {}
  return Object.entries(properties ?? {}).flatMap(([name, schema]: [string, object]) => (mark in schema ? [name] : []))
}
