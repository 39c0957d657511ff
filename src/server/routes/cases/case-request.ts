import type { CaseView } from '../../../contract/case.ts'
import { changeKeyHeader } from '../../../contract/record-revision.ts'
import type { Act, Attempt } from '../../../engine/cases/model/act.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import { attemptInPerson, dropAttempt } from '../../cases/attempts.ts'
import { onceForKey } from '../../cases/case-calls.ts'
import { lockCaseProfile, typeNamed } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { findCase, findCaseNamed } from '../../cases/case-row.ts'
import { describeCase } from '../../cases/describe-case.ts'
import { caseActor, openCase, takeAct } from '../../cases/take-act.ts'
import type { CaseCaller } from '../../cases/take-act.ts'
import type { OpenedCase, OpenedRow } from '../../cases/opened-case.ts'
import type { CaseReader } from '../../cases/visible-cases.ts'
import type { CallFiles } from '../../http/intake/call-files.ts'
import { withContents } from '../../http/intake/with-contents.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { readConditions } from '../../sections/change-conditions.ts'

/** Who asks, where. */
export interface CaseAsking {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
  /** The files that came with the request. */
  readonly files?: CallFiles
}

/** A request whose path names a case. */
export interface NamedCase extends CaseAsking {
  readonly param: (name: 'type' | 'case') => string
}

/** A request that changes one. */
export interface CaseChangeRequest extends NamedCase {
  readonly raw: { readonly headers: Parameters<typeof readConditions>[0] }
  readonly body: { readonly revision?: number }
}

export const worldOf = ({ tenant, files }: CaseAsking, { staff, origins, now }: Services): CaseWorld => ({
  tenant,
  origin: origins.of(tenant),
  staff,
  now: now(),
  files,
})

/** The caller as somebody who looks at cases. */
export async function readerOf(tx: TenantTransaction, world: CaseWorld, { session }: CaseAsking): Promise<CaseReader> {
  const actor = await caseActor(tx, world, session)
  return { tenant: tx.tenant, actor, profileId: session.user.profile_id }
}

/**
 * Opens the case of a path. A type that the organisation does not declare, and a case out of the caller's sight, are
 * not there.
 *
 * @throws Refusal `not-found`
 */
export async function openNamedCase(tx: TenantTransaction, world: CaseWorld, asking: NamedCase): Promise<OpenedRow> {
  const type = typeNamed(world.tenant, `cases/${asking.param('type')}`)
  const row = await findCaseNamed(tx, type.id, asking.param('case'))
  return openCase(tx, world, asking.session, row)
}

/** A case after a change, as its caller sees it. */
export async function viewOfCase(
  tx: TenantTransaction,
  world: CaseWorld,
  { session }: { readonly session: CaseCaller },
  id: string,
): Promise<CaseView> {
  const row = await findCase(tx, id)
  if (row === undefined) throw new Refusal('not-found')
  return describeCase(tx, await openCase(tx, world, session, row))
}

/** The key that the client gave to a change, so that it can be sent again. */
export const keyOfChange = ({ raw: { headers } }: Pick<CaseChangeRequest, 'raw'>): string | undefined =>
  readConditions({ [changeKeyHeader]: headers[changeKeyHeader] }, {}).key

/** What is to be done, and how it is found from the case as it is. */
export interface AskedChange {
  /** Names the call, so that its key serves for no other. */
  readonly what: string
  /** The transition to which the caller gives assurances. */
  readonly transition?: string
  readonly actFor: (found: OpenedCase, attempt: Attempt | undefined) => Act
}

/** Does one thing with the case of a path, once for each key that its client sends. */
export function changeCase(
  request: CaseChangeRequest,
  services: Services,
  { what, transition, actFor }: AskedChange,
): Promise<CaseView> {
  const { user } = request.session
  return services.database.inTenant(request.tenant.id, async (tx) => {
    const world = worldOf(request, services)
    const type = typeNamed(world.tenant, `cases/${request.param('type')}`)
    const row = await findCaseNamed(tx, type.id, request.param('case'))
    if (row === undefined) throw new Refusal('not-found')
    await lockCaseProfile(tx, row.profile_id)
    const asked = { id: row.id, what, body: askedBody(request.body, request) }
    const call = { userId: user.id, key: keyOfChange(request), asked }
    const id = await onceForKey(tx, call, world.now, async () => {
      const at = { userId: user.id, type: type.id, caseId: row.id, transition: transition ?? '' }
      const attempt = transition === undefined ? undefined : await attemptInPerson(tx, request.session, at)
      await takeAct(tx, world, {
        caller: request.session,
        id: row.id,
        revision: request.body.revision,
        actFor: (found) => actFor(found, attempt),
      })
      if (attempt !== undefined) await dropAttempt(tx, user.id)
      return row.id
    })
    return viewOfCase(tx, world, request, id)
  })
}

/** The revision that the caller saw, for an act. */
export const revisionSeen = ({ revision }: { readonly revision?: number }) =>
  revision === undefined ? {} : { revision }

/** A body as text, with the hash of each file that came with it in place of its random id. */
export const askedBody = (body: JsonValue, { files }: Pick<CaseAsking, 'files'>): string =>
  JSON.stringify(withContents(body, (id) => files?.received.get(id)))
