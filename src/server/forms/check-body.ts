import type { FastifyRequest } from 'fastify'
import { isJsonObject } from '../../engine/json.ts'
import type { JsonObject } from '../../engine/json.ts'
import { formOf } from '../published/published-tenant.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { Refusal } from '../refusal.ts'
import { checkAnswers } from './check-answers.ts'
import { contextOf } from './context-of.ts'

/** A request's JSON body as the tenant's form of that id takes it. Throws `invalid`, or `bad-request` for no object. */
export function checkBody(tenant: PublishedTenant, formId: string, { body }: FastifyRequest, now: Date): FormAnswers {
  if (!isJsonObject(body)) throw new Refusal('bad-request')
  return new FormAnswers(checkAnswers(formOf(tenant, formId), body, contextOf(tenant, now)))
}

/** Valid answers of a form, read by the types that its core fields have. */
export class FormAnswers {
  constructor(readonly all: JsonObject) {}

  /** The text at a field; empty when it was not given. */
  text(field: string): string {
    const value = Object.hasOwn(this.all, field) ? this.all[field] : undefined
    return typeof value === 'string' ? value : ''
  }

  flag(field: string): boolean {
    return Object.hasOwn(this.all, field) && this.all[field] === true
  }
}
