import type { FieldRule } from '../document/ui-schema.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { FlatSchema } from './flat-schema.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What adopting changed in a pasted form, left out of it, or could not turn. */
export interface AdoptNote {
  readonly kind: 'changed' | 'left-out' | 'open'
  /** The pasted schema or UI schema, or the adopted document that the check looked at. */
  readonly of: 'schema' | 'ui' | 'document'
  readonly pointer: JsonPointer
  /** One plain sentence that names the field. */
  readonly message: string
  /** How to get what was left out. */
  readonly mend?: string
}

/** A part of a pasted form as it is declared. */
export interface Adopted {
  readonly schema: JsonObject
  /** The part's UI schema with those of its fields. */
  readonly ui: JsonObject
  /** Turns an answer to the pasted part into one to the adopted part; undefined when it counts as no answer. */
  readonly convert: (answer: JsonValue) => JsonValue | undefined
  /** Whether an answer of `null` was allowed, which is the same as no answer here. */
  readonly allowsNone?: boolean
}

/** Where a part of the pasted form is, and where it goes. */
export interface Place {
  /** In the pasted schema. */
  readonly pointer: JsonPointer
  /** In the pasted UI schema. */
  readonly uiPointer: JsonPointer
  /** Its part of the pasted UI schema. */
  readonly ui: JsonObject
  /** The ids of the fields around it and its own. */
  readonly path: readonly string[]
  /** What conditions call its answer (`answers.address`); undefined where rules do not reach, e.g. in alternatives. */
  readonly source: string | undefined
}

/** What adopting a form has found so far. */
export interface Work {
  readonly root: JsonObject
  readonly vocabulary: Vocabulary
  readonly notes: AdoptNote[]
  readonly rules: FieldRule[]
  /** Recursive definitions, by the reference that names them. */
  readonly definitions: Map<string, Definition>
  /** Adopts a part; undefined when nobody could answer it. */
  readonly adopt: (written: JsonValue | undefined, place: Place, work: Work) => Adopted | undefined
  /** The same for a part whose combinations are already taken out of it. */
  readonly adoptFlat: (flat: FlatSchema, place: Place, work: Work) => Adopted | undefined
}

/** A definition that refers to itself. */
export interface Definition {
  readonly name: string
  adopted: Adopted | undefined
}

/** The place of a part within another. */
export const below = (place: Place, change: Partial<Place> & { readonly at: JsonPointer }): Place => {
  const { at, ...others } = change
  return { ...place, ...others, pointer: `${place.pointer}${at}` }
}
