import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import type { Call } from '../../contract/define-call.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { checkBody } from '../platform/forms/check-body.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal, refusedAnswer } from '../platform/refusal.ts'
import { CallFiles } from './intake/call-files.ts'
import type { BodyWithFiles } from './intake/with-call-files.ts'
import { formDataBody } from './intake/form-data-body.ts'
import { sessionOf } from './session.ts'
import { shapeIssues } from './shape-issues.ts'
import { tenantOf } from './tenant.ts'

/** The contents of any call's request; `CallRequest` adds the types of one call. */
export interface ReadRequest {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession | null
  readonly param: (name: string) => string
  readonly query: unknown
  readonly body: unknown
  /** The files that came with it. */
  readonly files: CallFiles
  readonly raw: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * Reads and checks a request by the definition of its call.
 *
 * @param sent the body of a call that may bring files, which is read already
 * @throws Refusal `no-session`; `invalid`; `bad-request` for a form's body that is no object; for form data, the
 *   refusals of `formDataBody`
 */
export async function readRequest(
  call: Call,
  raw: FastifyRequest,
  reply: FastifyReply,
  { now, sent }: { readonly now: Date; readonly sent?: BodyWithFiles },
): Promise<ReadRequest> {
  const tenant = tenantOf(raw)
  const session = call.session === 'required' ? sessionOf(raw) : raw.session
  const body = call.takesBytes
    ? bytesOf(raw)
    : checkedBody(call, tenant, sent ? sent.body : await sentBody(call, tenant, raw), now)
  if (call.query) requireShape(tenant, call.query, raw.query)
  const files = sent?.files ?? new CallFiles()
  return { tenant, session, param: (name) => paramOf(raw, name), query: raw.query, body, files, raw, reply }
}

async function sentBody(call: Call, tenant: PublishedTenant, raw: FastifyRequest): Promise<unknown> {
  return call.formData ? formDataBody(raw, partsOf(call, tenant)) : raw.body
}

/** The body as it came; empty where none did. */
const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** The schema of each part of form data. */
export function partsOf({ body, form, forms = [] }: Call, tenant: PublishedTenant): JsonObject | undefined {
  const id = form ?? forms[0]
  if (id !== undefined) return formOf(tenant, id).document.schema
  const schema: JsonValue = JSON.parse(JSON.stringify(body ?? {}))
  return isJsonObject(schema) ? schema : undefined
}

function checkedBody({ body, form }: Call, tenant: PublishedTenant, sent: unknown, now: Date): unknown {
  if (form !== undefined) return checkBody(tenant, form, { body: sent }, now)
  if (body) requireShape(tenant, body, sent)
  return sent
}

function requireShape({ texts }: PublishedTenant, schema: TSchema, value: unknown): void {
  const errors = shapeIssues(texts, schema, value).map(refusedAnswer)
  if (errors.length > 0) throw new Refusal('invalid', { errors })
}

function paramOf({ params }: FastifyRequest, name: string): string {
  const value = isJsonObject(params) ? params[name] : undefined
  return typeof value === 'string' ? value : ''
}
