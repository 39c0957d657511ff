import { ownValue } from '../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../engine/json/json.ts'
import { textAnswer } from '../engine/json/text-answer.ts'
import type { AnswersByForm, FormId } from '../generated/answers-by-form.ts'

/** The fields that the base declares for a form or section; overlays may add others. Of several, those in common. */
export type BaseField<Form extends FormId> = keyof {
  [Field in keyof AnswersByForm[Form] as string extends Field ? never : Field]: true
} &
  string

/** Those of them that hold a text. */
export type BaseTextField<Form extends FormId> = {
  [Field in BaseField<Form>]: NonNullable<AnswersByForm[Form][Field]> extends string ? Field : never
}[BaseField<Form>]

/**
 * Reads the texts of a section's records; empty where one is missing. Code that reads a field which the base renames,
 * or which holds no text any more, does not compile.
 */
export const answerTexts =
  <Form extends FormId>() =>
  (answers: JsonObject, field: BaseTextField<Form>): string =>
    textAnswer(answers, field)

/** Reads any field of a section's records; undefined where it is missing. */
export const answerFields =
  <Form extends FormId>() =>
  (answers: JsonObject, field: BaseField<Form>): JsonValue | undefined =>
    ownValue(answers, field)
