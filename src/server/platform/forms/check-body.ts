import type { FastifyRequest } from 'fastify'
import { isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { AnswersByForm, FormId } from '../../../generated/answers-by-form.ts'
import { formOf } from '../published/published-tenant.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { Refusal } from '../refusal.ts'
import { checkAnswers } from './check-answers.ts'
import { contextOf } from './context-of.ts'

/**
 * A request's JSON body as the tenant's form of that id takes it.
 *
 * @throws Refusal `invalid`, or `bad-request` for what is no object
 */
export function checkBody<Id extends FormId>(
  tenant: PublishedTenant,
  formId: Id,
  { body }: Pick<FastifyRequest, 'body'>,
  now: Date,
): FormAnswers<AnswersByForm[Id]> {
  if (!isJsonObject(body)) throw new Refusal('bad-request')
  return new FormAnswers(checkAnswers(formOf(tenant, formId), body, contextOf(tenant, now)))
}

/** The core fields of a form whose answers are of a type. */
type CoreField<Answers, Kind> = keyof {
  [
    Name in keyof Answers as string extends Name ? never : Answers[Name] extends Kind | undefined ? Name : never
  ]: Answers[Name]
}

/** Valid answers of a form, read by its core fields, which keep their types whatever an organisation's overlays say. */
export class FormAnswers<Answers> {
  readonly #all: JsonObject

  constructor(all: JsonObject) {
    this.#all = all
  }

  /** The text at a field; empty when it was not given. */
  text(field: CoreField<Answers, string> & string): string {
    const value = ownValue(this.#all, field)
    return typeof value === 'string' ? value : ''
  }

  /** Whether a field was answered with yes; undefined when it was not answered. */
  flag(field: CoreField<Answers, boolean> & string): boolean | undefined {
    const value = ownValue(this.#all, field)
    return typeof value === 'boolean' ? value : undefined
  }
}
