import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { parsePointer } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import { fieldsWithin, itemField, rootField, titleOf } from '../../engine/reading/declared-field.ts'
import { readFile } from '../../engine/reading/read-file.ts'
import { readValue } from '../../engine/reading/read-value.ts'
import { readingWords } from '../../engine/reading/reading.ts'
import type { DeclaredField, Reading } from '../../engine/reading/reading.ts'
import type { FormStore } from '../store/state/form-store.ts'
import { useLanguage, useText } from '../texts/use-text.ts'

/** Formats a field's answers for people: choices by their labels, dates in words, a list's rows one by one. */
export function useAnswerText(store: FormStore, pointer: JsonPointer): (value: JsonValue | undefined) => string {
  const text = useText()
  const language = useLanguage()
  const { form, context, answers } = store
  const reading = { document: form.document, answers, context, language, words: readingWords(text) }
  const field = fieldAt(form.document, pointer)
  return (value) => (field ? sayAnswer(value, field, reading) : '')
}

function fieldAt(document: Reading['document'], pointer: JsonPointer): DeclaredField | undefined {
  return parsePointer(pointer).reduce<DeclaredField | undefined>(
    (field, name) => field && fieldsWithin(document, field).get(name),
    rootField(document),
  )
}

function sayAnswer(value: JsonValue | undefined, field: DeclaredField, reading: Reading): string {
  if (isJsonArray(value) && value.some(isRow)) {
    const item = itemField(reading.document, field)
    return value.map((row) => (isRow(row) ? sayRow(row, item, reading) : readValue(row, item, reading))).join('; ')
  }
  return isRow(value) ? sayRow(value, field, reading) : readValue(value, field, reading)
}

const isRow = (value: JsonValue | undefined): value is JsonObject => isJsonObject(value) && !('mediaType' in value)

function sayRow(row: JsonObject, field: DeclaredField, reading: Reading): string {
  const texts = [...fieldsWithin(reading.document, field)].map(([name, child]) => {
    const text = readFile(row[name], name)?.name ?? readValue(row[name], child, reading, row)
    return text === '' ? '' : `${titleOf(name, child)}: ${text}`
  })
  return texts.filter((text) => text !== '').join(', ')
}
