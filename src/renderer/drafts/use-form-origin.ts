import { useState } from 'react'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { Draft, FormOrigin } from './draft-port.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { initialAnswers } from '../../engine/fields/default-answers.ts'
import { formAnswers } from '../revision/form-answers.ts'

/** What a form started from, and how to change it. */
export interface FormOrigins {
  readonly origin: FormOrigin
  readonly setOrigin: (origin: FormOrigin) => void
  /** A draft keeps its own origin, whatever has been loaded since. */
  readonly takeUp: (draft: Draft) => void
}

/** Remembers what a form started from: `record`, or nothing where that is undefined. */
export function useFormOrigin(store: FormStore, record: JsonObject | undefined): FormOrigins {
  const [origin, setOrigin] = useState<FormOrigin>(() => ({ record, base: objectOf(store.answers) }))
  const takeUp = ({ origin: begun }: Draft) =>
    setOrigin(begun?.base ? { ...begun, base: answersIn(store, begun.base) } : { record, base: undefined })
  return { origin, setOrigin, takeUp }
}

/** The answers that this form would have for a record. */
export function answersIn({ form, tree }: FormStore, record: JsonObject): JsonObject {
  return objectOf(initialAnswers(tree, formAnswers(record, form)))
}

export const objectOf = (answers: JsonValue): JsonObject => (isJsonObject(answers) ? answers : {})
