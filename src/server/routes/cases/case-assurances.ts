import type { CaseAssurances } from '../../../contract/case.ts'
import { caseCalls } from '../../../contract/case-calls.ts'
import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import { contentHash } from '../../../engine/compose/content-hash.ts'
import type { Attempt } from '../../../engine/cases/model/act.ts'
import { giveAssurance, isInTime, signedHash } from '../../../engine/cases/steps/assurances.ts'
import { withSent } from '../../../engine/cases/steps/sent-answers.ts'
import { isEditable } from '../../../engine/cases/values/named-facts.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { requireInPerson } from '../../accounts/acting.ts'
import { attemptAt, continueAttempt, keepAttempt } from '../../cases/attempts.ts'
import { lockCaseProfile, typeNamed } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { caseRefusal } from '../../cases/case-refusal.ts'
import { findCaseNamed } from '../../cases/case-row.ts'
import { consentText } from '../../cases/consent-text.ts'
import { beginCase, unstarted } from '../../cases/settle-case.ts'
import { openCase } from '../../cases/take-act.ts'
import { ownAnswersIn } from '../../cases/sent-answers.ts'
import { implement } from '../../http/implement.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import { worldOf } from './case-request.ts'
import type { CaseAsking } from './case-request.ts'

/** Begins the assurances of a transition, and accepts its texts; signatures and codes are given by their own calls. */
export const caseAssuranceRoutes = [
  implement(caseCalls.assureCase, (request, services) => {
    const { tenant, body } = request
    requireInPerson(request.session)
    return services.database.inTenant(tenant.id, async (tx): Promise<CaseAssurances> => {
      const world = worldOf(request, services)
      const type = typeNamed(tenant, `cases/${request.param('type')}`)
      const transition = type.transitions.get(body.do)
      if (transition === undefined) throw new Refusal('not-found')
      const asked = { typeId: type.id, name: request.param('case'), answers: body.answers }
      const now = momentIn(tenant.declaration.timeZone, world.now)
      const { place, attempt } = await attemptFor(tx, world, request, { transition, asked, now })
      const kept = body.accept === undefined ? attempt : accepted(attempt, transition, tenant, { id: body.accept, now })
      await keepAttempt(tx, place, kept)
      const next = transition.assure?.[kept.given.length]
      return { given: kept.given.map(({ id }) => id), next: next ? { id: next.id, kind: next.kind } : null }
    })
  }),
]

interface Asked {
  readonly typeId: string
  /** The case's id or number, or `new`. */
  readonly name: string
  readonly answers: JsonObject | undefined
}

interface AskedAttempt {
  readonly transition: DeclaredTransition
  readonly asked: Asked
  readonly now: string
}

/**
 * The caller's attempt to assure a transition, continued or new. For a case that is to begin, the answers and their
 * files are sent once: without answers, the open attempt goes on with those that it has.
 */
async function attemptFor(
  tx: TenantTransaction,
  world: CaseWorld,
  request: CaseAsking,
  { transition, asked, now }: AskedAttempt,
) {
  const at = { userId: request.session.user.id, type: asked.typeId, transition: transition.id }
  if (asked.name === 'new' && asked.answers === undefined) {
    const place = { ...at, caseId: null }
    const open = await attemptAt(tx, place)
    if (open !== undefined && isInTime(open, now)) return { place, attempt: open }
  }
  const { caseId, answers } = await signed(tx, world, request, asked)
  const place = { ...at, caseId }
  const type = typeNamed(world.tenant, asked.typeId)
  return { place, attempt: await continueAttempt(tx, place, { hash: signedHash(type, transition, answers), now }) }
}

/** The answers that are signed: those of the case, with those that are sent where they may be changed. */
async function signed(tx: TenantTransaction, world: CaseWorld, { session }: CaseAsking, asked: Asked) {
  if (asked.name !== 'new') {
    const found = await openCase(tx, world, session, await findCaseNamed(tx, asked.typeId, asked.name))
    const { kase, place } = found
    const mayChange = asked.answers !== undefined && isEditable(place.type, kase.state)
    const answers = mayChange ? withSent(place.type, kase, ownAnswersIn(found, asked.answers)) : kase.answers
    return { caseId: place.id, answers: found.facts.contentsOf(answers) }
  }
  if (session.user.profile_id === null) throw new Refusal('no-profile')
  const profile = await lockCaseProfile(tx, session.user.profile_id)
  const type = typeNamed(world.tenant, asked.typeId)
  const place = await beginCase(tx, world, { type, profile, owner: session.user })
  const { kase, facts } = await unstarted(tx, place, asked.answers ?? {})
  return { caseId: null, answers: facts.contentsOf(kase.answers) }
}

/**
 * The attempt with a text accepted. The hash of what its reader saw is kept with its language, so that a list that
 * changes later shows. Throws `case-closed` for one that is not next.
 */
function accepted(
  attempt: Attempt,
  transition: DeclaredTransition,
  tenant: PublishedTenant,
  { id, now }: { readonly id: string; readonly now: string },
): Attempt {
  const next = transition.assure?.find((one) => one.id === id)
  if (attempt.given.some((one) => one.id === id)) return attempt
  const evidence =
    next?.kind === 'consent'
      ? { text: contentHash(consentText(tenant, next) ?? ''), language: tenant.language }
      : undefined
  const filled = evidence && giveAssurance(attempt, transition, { id, at: now, evidence })
  if (filled === undefined) throw caseRefusal([{ code: 'unassured', id }])
  return filled
}
