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
 * A request's JSON body, checked by the tenant's form with that id.
 *
 * @throws Refusal `invalid`, or `bad-request` when the body is no object
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

/** The names of a form's core fields whose answers have a type. */
type CoreField<Answers, Kind> = keyof {
  [
    Name in keyof Answers as string extends Name ? never : Answers[Name] extends Kind | undefined ? Name : never
  ]: Answers[Name]
}

/** Valid answers of a form, read by its core fields. Organisations' overlays cannot change the types of these. */
export class FormAnswers<Answers> {
  readonly #all: JsonObject

  constructor(all: JsonObject) {
    this.#all = all
  }

  /** All of them, as they are stored. */
  stored(): JsonObject {
    return this.#all
  }

  /** The text of a field; empty when it is missing. */
  text(field: CoreField<Answers, string> & string): string {
    const value = ownValue(this.#all, field)
    return typeof value === 'string' ? value : ''
  }

  /** The number of a field; undefined when it is missing. */
  number(field: CoreField<Answers, number> & string): number | undefined {
    const value = ownValue(this.#all, field)
    return typeof value === 'number' ? value : undefined
  }

  /** The boolean of a field; undefined when it is missing. */
  flag(field: CoreField<Answers, boolean> & string): boolean | undefined {
    const value = ownValue(this.#all, field)
    return typeof value === 'boolean' ? value : undefined
  }
}
