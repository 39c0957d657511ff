import { useState } from 'react'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { Draft, FormOrigin } from './draft-port.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { initialAnswers } from '../../engine/fields/default-answers.ts'
import { formAnswers } from '../revision/form-answers.ts'

/** What a form was begun from, and what it goes on from. */
export interface FormOrigins {
  readonly origin: FormOrigin
  readonly setOrigin: (origin: FormOrigin) => void
  /** A draft is about what it was typed over, whatever has been loaded since. */
  readonly takeUp: (draft: Draft) => void
}

/** Remembers what a form was begun from: `record`, or nothing where that is undefined. */
export function useFormOrigin(store: FormStore, record: JsonObject | undefined): FormOrigins {
  const [origin, setOrigin] = useState<FormOrigin>(() => ({ record, base: objectOf(store.answers) }))
  const takeUp = ({ origin: begun }: Draft) =>
    setOrigin(begun?.base ? { ...begun, base: answersIn(store, begun.base) } : { record, base: undefined })
  return { origin, setOrigin, takeUp }
}

/** What a form like this one would hold of a record. */
export function answersIn({ form, tree }: FormStore, record: JsonObject): JsonObject {
  return objectOf(initialAnswers(tree, formAnswers(record, form.document.schema)))
}

export const objectOf = (answers: JsonValue): JsonObject => (isJsonObject(answers) ? answers : {})
