import type { CaseType } from '../../../engine/cases/case-type.ts'
import { shiftDate } from '../../../engine/cases/values/shift-date.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { findUserByEmail } from '../../accounts/users.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { takeAct } from '../../cases/take-act.ts'
import { CallFiles } from '../../http/intake/call-files.ts'
import type { NamedFile } from '../../http/intake/incoming.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { beginSampleCase, lacksSampleCase } from './begin-sample-case.ts'
import { sampleDocument } from './sample-files.ts'
import { inOnePiece, sampleReceiver } from './sample-receiver.ts'
import { unlessRuledOut } from './unless-refused.ts'

const typeId = 'cases/cpd-claim'
const account = 'member@sample.example'
/** The package with which members have points. */
const counted = 'CPD'

/** What the sample member has claimed, earliest first: one is decided, and one waits at the desk. */
const claims: readonly SampleClaim[] = [
  { ago: 'P9D', isAwarded: true, description: 'Short course on soil investigation', points: 4.5 },
  { ago: 'P3D', isAwarded: false, description: 'Study tour of a water treatment plant', points: 2 },
]

interface SampleClaim {
  /** How long before today it was claimed; never before this year, to which its points belong. */
  readonly ago: string
  readonly isAwarded: boolean
  readonly description: string
  readonly points: number
}

/**
 * Adds claims of the sample member to every organisation that has points and whose members claim some. Whoever has
 * claims already stays as they are.
 */
export async function addSampleClaims(services: Services): Promise<void> {
  const { tenants, database, origins, staff, now } = services
  for (const tenant of tenants.all) {
    const type = tenant.cases.get(typeId)
    const packages: readonly string[] = tenant.declaration.settings.site_installed_packages
    if (!packages.includes(counted) || type === undefined) continue
    if (!(await database.inTenant(tenant.id, isLacking))) continue
    const world = { tenant, origin: origins.of(tenant), staff, now: now() }
    const evidence = await Promise.all(claims.map(({ description }) => evidenceOf(services, tenant.id, description)))
    const add = (tx: TenantTransaction) => addClaims(tx, world, type, evidence)
    await unlessRuledOut(database.inTenant(tenant.id, add))
  }
}

async function addClaims(
  tx: TenantTransaction,
  world: CaseWorld,
  type: CaseType,
  evidence: readonly Evidence[],
): Promise<void> {
  const user = await findUserByEmail(tx, account)
  if (user === undefined || user.profile_id === null) return
  // Another server may be adding them: the lock is taken before looking.
  await lockCaseProfile(tx, user.profile_id)
  if (!(await isLacking(tx))) return
  for (const [i, claim] of claims.entries()) await addClaim(tx, world, { ...claim, ...evidence[i], type, user })
}

const isLacking = (tx: TenantTransaction) => lacksSampleCase(tx, { email: account, type: typeId })

interface Evidence {
  readonly evidence: JsonObject
  readonly files: ReadonlyMap<string, NamedFile>
}

/** Evidence is on disk before the transaction that stores its claim. */
async function evidenceOf({ files }: Services, tenant: string, description: string): Promise<Evidence> {
  const receiver = sampleReceiver(files, tenant)
  const content = sampleDocument(`Sample: certificate of attendance, ${description}`)
  const evidence = await receiver.receive('attendance.pdf', inOnePiece(content))
  return { evidence, files: receiver.files }
}

interface PlannedClaim extends SampleClaim, Partial<Evidence> {
  readonly type: CaseType
  readonly user: UserRow
}

async function addClaim(tx: TenantTransaction, world: CaseWorld, claim: PlannedClaim): Promise<void> {
  const { type, user, description, points, evidence = {}, files = new Map<string, NamedFile>() } = claim
  const today = todayIn(world.tenant.declaration.timeZone, world.now)
  const year = today.slice(0, 4)
  const [, begun = today] = [`${year}-01-01`, shiftDate(today, `-${claim.ago}`)].toSorted()
  const at = (days: number): CaseWorld => {
    const then = new Date(`${shiftDate(begun, `P${days}D`)}T08:00:00Z`)
    return { ...world, now: then < world.now ? then : world.now }
  }
  const [example] = world.tenant.samples.get(typeId) ?? []
  const answers = { ...example, description, points, provider: 'Example Training Centre', evidence }
  const claimed = { type, user, answers: { ...answers, period: Number(year) } }
  const id = await beginSampleCase(tx, { ...at(0), files: new CallFiles(files) }, claimed)
  if (claim.isAwarded) await award(tx, at(2), type, id)
}

/** Decides a claim as somebody at the desk who may. */
async function award(tx: TenantTransaction, world: CaseWorld, type: CaseType, id: string): Promise<void> {
  for (const role of type.transitions.get('award')?.by ?? []) {
    const [first] = await world.staff.accountsWith(tx, role)
    const caller = first && (await findUserByEmail(tx, first.email))
    if (caller === undefined) continue
    await takeAct(tx, world, {
      caller: { user: caller },
      id,
      actFor: ({ actor }) => ({ by: actor, do: 'award', input: {} }),
    })
    return
  }
}
