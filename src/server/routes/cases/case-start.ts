import type { Static } from 'typebox'
import type { caseBodies } from '../../../contract/case.ts'
import type { CaseView } from '../../../contract/case.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { caseCalls } from '../../../contract/case-calls.ts'
import { newCaseCalls } from '../../../contract/new-case.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { findUser } from '../../accounts/users.ts'
import { attemptInPerson, dropAttempt } from '../../cases/attempts.ts'
import { onceForKey } from '../../cases/case-calls.ts'
import { lockCaseProfile, typeNamed } from '../../cases/case-place.ts'
import { describeNewCase, openNewCase } from '../../cases/new-case.ts'
import { beginCase, startCase } from '../../cases/settle-case.ts'
import { caseActor } from '../../cases/take-act.ts'
import { implement } from '../../http/implement.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import type { CaseAsking, CaseChangeRequest } from './case-request.ts'
import { askedBody, keyOfChange, viewOfCase, worldOf } from './case-request.ts'

/** What an owner finds before they begin a case of any type, and starting it. */
export const caseStartRoutes = [
  implement(newCaseCalls.newCase, (request, services) =>
    services.database.inTenant(request.tenant.id, async (tx) => {
      const type = typeNamed(request.tenant, `cases/${request.param('type')}`)
      const chosen = chosenIn(request.query.chosen)
      return describeNewCase(await openNewCase(tx, worldOf(request, services), request.session, { type, chosen }))
    }),
  ),
  implement(caseCalls.startCase, (request, services) =>
    startNamed({ ...request, type: `cases/${request.param('type')}` }, services),
  ),
]

/** What was chosen so far, as a query says it. Throws `bad-request` for anything but a JSON object. */
function chosenIn(query: string | undefined): JsonObject {
  if (query === undefined) return {}
  try {
    const chosen: JsonValue = JSON.parse(query)
    if (isJsonObject(chosen)) return chosen
  } catch (failure) {
    if (!(failure instanceof SyntaxError)) throw failure
  }
  throw new Refusal('bad-request')
}

/** A request that starts a case of a type. */
export interface StartRequest extends CaseAsking, Pick<CaseChangeRequest, 'raw'> {
  readonly type: DocumentId
  readonly body: Static<typeof caseBodies.start>
  /** For whom staff start it by a declared call: the answer is as they see it. */
  readonly owner?: UserRow
}

/** Starts a case, once for each key that its client sends. */
export function startNamed(request: StartRequest, services: Services): Promise<CaseView> {
  const { session, tenant, body } = request
  return services.database.inTenant(tenant.id, async (tx) => {
    const world = worldOf(request, services)
    const type = typeNamed(tenant, request.type)
    const owner = request.owner ?? (await ownerFor(tx, session, body.owner))
    if (owner.profile_id === null) throw new Refusal('no-profile')
    const profile = await lockCaseProfile(tx, owner.profile_id)
    const asked = { type: type.id, ...(request.owner && { owner: owner.id }), body: askedBody(body, request) }
    const call = { userId: session.user.id, key: keyOfChange(request), asked }
    const id = await onceForKey(tx, call, world.now, async () => {
      const place = await beginCase(tx, world, { type, profile, owner })
      const by = await caseActor(tx, world, session)
      const at = { userId: session.user.id, type: type.id, caseId: null, transition: body.do }
      const attempt = await attemptInPerson(tx, session, at)
      await startCase(tx, place, {
        do: body.do,
        by,
        answers: body.answers ?? {},
        ...(body.input && { input: body.input }),
        ...(attempt && { attempt }),
      })
      if (attempt !== undefined) await dropAttempt(tx, session.user.id)
      return place.id
    })
    return viewOfCase(tx, world, request.owner ? { session: { user: request.owner } } : request, id)
  })
}

/** The account for which a case is started: the caller's own, or one that the staff names. */
async function ownerFor(tx: TenantTransaction, { user }: CurrentSession, id: string | undefined) {
  if (id === undefined || id === user.id) return user
  const owner = isUuid(id) ? await findUser(tx, id) : undefined
  if (owner === undefined || owner.deleted_at !== null) throw new Refusal('not-found')
  return owner
}
