import type { FoundWireCall } from '../../../engine/cases/wire-calls.ts'
import { isJsonObject, objectAt } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import { describeCases } from '../../cases/describe-case.ts'
import { openCases } from '../../cases/take-act.ts'
import type { CaseCaller } from '../../cases/take-act.ts'
import { ownRowsOnWire } from '../../cases/wire-case.ts'
import type { CallFiles } from '../../http/intake/call-files.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import type { FastifyRequest } from 'fastify'
import { worldOf } from './case-request.ts'

/** Who makes a declared call, and with what. */
export interface WireAsking {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
  readonly raw: FastifyRequest
  readonly files: CallFiles
}

/** Somebody's own cases of the type, newest first, as they see them. */
export function listed(services: Services, asked: WireAsking, { type }: FoundWireCall, owner: CaseCaller) {
  return services.database.inTenant(asked.tenant.id, async (tx) => {
    const rows = await ownRowsOnWire(tx, owner, type.id)
    const views = await describeCases(tx, await openCases(tx, worldOf(asked, services), owner, rows))
    return views.map(({ fields }) => fields)
  })
}

/** What a declared call sends to start a case. */
export const startOf = (tenant: PublishedTenant, { type, call }: FoundWireCall, sent: JsonObject) => ({
  do: call.does,
  answers: formFieldsOf(tenant, type.id, sent),
  input: formFieldsOf(tenant, type.transitions.get(call.does)?.asks, sent),
})

/** What was sent for the fields of a form; the names of the wire that the form lacks are no answers. */
export function formFieldsOf(tenant: PublishedTenant, form: string | undefined, sent: JsonObject): JsonObject {
  if (form === undefined) return {}
  const fields = objectAt(formOf(tenant, form).document.schema, 'properties')
  return Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(fields, name)))
}

/** The body without what the declaration ignores. */
export function sentFields(body: unknown, { call }: FoundWireCall): JsonObject {
  if (call.call.startsWith('GET ') || body === undefined || body === null) return {}
  if (!isJsonObject(body)) throw new Refusal('bad-request')
  return Object.fromEntries(Object.entries(body).filter(([name]) => !call.ignores?.includes(name)))
}
