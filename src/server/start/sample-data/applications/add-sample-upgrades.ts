import { randomUUID } from 'node:crypto'
import { shiftDate } from '../../../../engine/cases/values/shift-date.ts'
import type { CaseRun } from '../../../../engine/document/case-run.ts'
import { todayIn } from '../../../../engine/format/today-in.ts'
import type { UserRow } from '../../../accounts/find-session.ts'
import { findUserByEmail } from '../../../accounts/users.ts'
import { keepProcess, lockCaseProfile } from '../../../cases/case-place.ts'
import type { CaseWorld } from '../../../cases/case-place.ts'
import { addComment } from '../../../cases/comments.ts'
import type { TenantTransaction } from '../../../platform/database/database.ts'
import type { ProfileRow } from '../../../profiles/profiles.ts'
import type { Services } from '../../../platform/services.ts'
import { SampleStaff } from './sample-colleagues.ts'
import { actorsIn, storeWalked } from './stored-case.ts'
import { walkCourse } from './walked-case.ts'

const typeId = 'cases/upgrade'
const account = 'graduate@sample.example'
/** The package with which an organisation offers upgrades. */
const offered = 'Upgrade'
/** Until where the request has come: somebody has verified it, and nobody has decided it. */
const standsAt = 'verified'
const comment = 'Thank you. Your experience is confirmed; the committee meets at the end of the month.'

/**
 * Adds an upgrade under way to every organisation that offers them, of the sample graduate, as far as a declared course
 * leads to a verified one. Whoever has an upgrade already stays as they are.
 */
export async function addSampleUpgrades({ tenants, database, origins, staff, now }: Services): Promise<void> {
  for (const tenant of tenants.all) {
    const packages: readonly string[] = tenant.declaration.settings.site_installed_packages
    if (!packages.includes(offered)) continue
    const world = { tenant, origin: origins.of(tenant), staff, now: now() }
    await database.inTenant(tenant.id, async (tx) => {
      const user = await findUserByEmail(tx, account)
      if (user === undefined || user.profile_id === null) return
      // Another server may be adding it: the lock is taken before looking.
      const profile = await lockCaseProfile(tx, user.profile_id)
      if (!(await hasUpgrade(tx, user))) await addUpgrade(tx, world, { user, profile })
    })
  }
}

async function hasUpgrade({ tenant, db }: TenantTransaction, { id }: UserRow): Promise<boolean> {
  const own = db.selectFrom('cases').select('id').where('tenant', '=', tenant).where('type', '=', typeId)
  return (await own.where('owner_id', '=', id).limit(1).executeTakeFirst()) !== undefined
}

async function addUpgrade(
  tx: TenantTransaction,
  world: CaseWorld,
  { user, profile }: { readonly user: UserRow; readonly profile: ProfileRow },
): Promise<void> {
  const { tenant, now } = world
  const type = tenant.cases.get(typeId)
  const course = courseTo(standsAt, tenant.courses.get(typeId) ?? [])
  if (type === undefined || course === undefined) return
  const { settings, timeZone } = tenant.declaration
  const setting = { lists: tenant.references, settings: settings.minor_settings }
  // What the course chooses is the category of its person, who is not the sample graduate.
  const walked = walkCourse(
    course,
    { type, setting, user: course.run.given?.user ?? {} },
    { ended: shiftDate(todayIn(timeZone, now), '-P5D'), pauses: () => 3 },
  )
  const process = await keepProcess(tx, tenant, type)
  const place = { ...world, id: randomUUID(), type, process, profile, owner: user }
  const people = await new SampleStaff(tx, world).accountsFor(actorsIn(walked.history))
  await storeWalked(tx, place, walked, people)
  const [authorId] = people.values()
  const at = new Date(walked.kase.since ?? now)
  if (authorId !== undefined) await addComment(tx, { caseId: place.id, authorId, text: comment, hidden: false }, at)
}

/** The first course that comes to a state, up to there. */
function courseTo(state: string, runs: readonly CaseRun[]) {
  for (const run of runs) {
    const end = run.steps.findIndex((step) => step.state === state)
    if (end !== -1) return { run, steps: run.steps.slice(0, end + 1) }
  }
  return undefined
}
