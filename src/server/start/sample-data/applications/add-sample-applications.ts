import { randomUUID } from 'node:crypto'
import { typesForProfiles } from '../../../../engine/cases/begun-with-profile.ts'
import type { CaseType } from '../../../../engine/cases/case-type.ts'
import { shiftDate } from '../../../../engine/cases/values/shift-date.ts'
import { todayIn } from '../../../../engine/format/today-in.ts'
import { addFirmOwner } from '../../../accounts/firm-owners.ts'
import { findUserByEmail } from '../../../accounts/users.ts'
import { keepProcess, lockCaseProfile } from '../../../cases/case-place.ts'
import type { CasePlace, CaseWorld } from '../../../cases/case-place.ts'
import { addComment } from '../../../cases/comments.ts'
import { keepReceipt } from '../../../cases/receive-payment.ts'
import { linesOfCases } from '../../../ledger/ledger-lines.ts'
import type { TenantTransaction } from '../../../platform/database/database.ts'
import type { PublishedTenant } from '../../../platform/published/published-tenant.ts'
import type { Services } from '../../../platform/services.ts'
import { copiedProfile, filledProfile, storeProfiles } from './copied-profiles.ts'
import type { CopiedProfile, FilledProfile } from './copied-profiles.ts'
import { sampleApplicant } from './sample-applicants.ts'
import type { SampleApplicant } from './sample-applicants.ts'
import { SampleStaff } from './sample-colleagues.ts'
import { actorsIn, storeWalked } from './stored-case.ts'
import { coursesByState, walkCourse } from './walked-case.ts'
import type { Course, WalkedCase } from './walked-case.ts'

/** How many applicants an organisation has. */
export const applicantCount = 60

/**
 * Adds applications to every organisation that has them: of people and firms, of different ages, in all states that the
 * declared courses reach. Each has gone a part of a course, and its applicant has filled in what the sample member or
 * firm has. An organisation that has them already stays as it is.
 */
export async function addSampleApplications(services: Services): Promise<void> {
  for (const tenant of services.tenants.all) {
    const [type] = typesForProfiles(tenant.cases)
    if (type === undefined) continue
    const world = { tenant, origin: services.origins.of(tenant), staff: services.staff, now: services.now() }
    await services.database.inTenant(tenant.id, async (tx) => {
      if (await findUserByEmail(tx, sampleApplicant(0).email)) return
      const planned = await plannedCases(tx, world, type)
      await copyFiles(services, tenant, planned)
      await storeProfiles(tx, planned)
      await ownFirms(tx, tenant, planned)
      await storeCases(tx, world, { type, planned })
    })
  }
}

/** The package with which an organisation has a list of a person's firms. */
const listed = 'Firm'
/** How many of the firms that apply are the sample member's: with the registered one, more than a page of the list. */
const ownedFirms = 6

/** Makes some firms the sample member's, each in another state as far as there are some. */
async function ownFirms(tx: TenantTransaction, tenant: PublishedTenant, planned: readonly PlannedCase[]) {
  const packages: readonly string[] = tenant.declaration.settings.site_installed_packages
  const owner = await findUserByEmail(tx, 'member@sample.example')
  if (!packages.includes(listed) || owner === undefined) return
  const firms = planned.filter(({ type }) => type === 'Corporate')
  const byState = new Map(firms.toReversed().map((firm) => [firm.walked.kase.state, firm]))
  const chosen = new Set([...byState.values(), ...firms])
  for (const { user } of [...chosen].slice(0, ownedFirms)) {
    await addFirmOwner(tx, { firmId: user.id, ownerId: owner.id }, user.created_at)
  }
}

type PlannedCase = SampleApplicant & CopiedProfile & { readonly number: number; readonly walked: WalkedCase }

async function plannedCases(
  tx: TenantTransaction,
  { tenant, now }: CaseWorld,
  type: CaseType,
): Promise<readonly PlannedCase[]> {
  const like = {
    Individual: await filledBy(tx, 'member@sample.example'),
    Corporate: await filledBy(tx, 'firm@sample.example'),
  }
  const { settings, timeZone } = tenant.declaration
  const setting = { lists: tenant.references, settings: settings.minor_settings }
  const courses = [...coursesByState(type, tenant.courses.get(type.id) ?? [], setting).values()]
  if (courses.length === 0) return []
  return Array.from({ length: applicantCount }, (_one, number) => number).flatMap((number) => {
    const applicant = sampleApplicant(number)
    const from = like[applicant.type]
    const course = courseFor(courses, number)
    if (from === undefined || course === undefined) return []
    const user = { type: applicant.type, category: from.account.category }
    const times = { ended: shiftDate(todayIn(timeZone, now), `-P${idleDays(number)}D`), pauses: pausesOf(number) }
    const walked = walkCourse(course, { type, setting, user }, times)
    const idNumber = `SAMPLE-A${String(number + 1).padStart(2, '0')}`
    const copied = copiedProfile(from, applicant, { idNumber, at: new Date(walked.kase.startedAt ?? now) })
    return [{ ...applicant, ...copied, number, walked }]
  })
}

/** One state after the other, so that every one has its share; in each, one course after the other. */
function courseFor(courses: readonly (readonly Course[])[], number: number): Course | undefined {
  const ofState = courses[number % courses.length] ?? []
  return ofState[Math.floor(number / courses.length) % ofState.length]
}

/** For how many days nothing has happened: from none to six weeks. */
const idleDays = (number: number): number => (number * 11) % 43

/** Some days before each step. */
const pausesOf =
  (number: number) =>
  (step: number): number =>
    1 + ((number * 3 + step * 5) % 9)

async function filledBy(tx: TenantTransaction, email: string): Promise<FilledProfile | undefined> {
  const account = await findUserByEmail(tx, email)
  return account && filledProfile(tx, account)
}

async function copyFiles({ files }: Services, { id }: PublishedTenant, planned: readonly PlannedCase[]): Promise<void> {
  for (const { fileIds } of planned) {
    await Promise.all([...fileIds].map(([from, to]) => files.copy(id, from, to)))
  }
}

async function storeCases(
  tx: TenantTransaction,
  world: CaseWorld,
  { type, planned }: { readonly type: CaseType; readonly planned: readonly PlannedCase[] },
): Promise<void> {
  const process = await keepProcess(tx, world.tenant, type)
  const staff = new SampleStaff(tx, world)
  for (const { number, walked, user, profile } of planned) {
    const people = await staff.accountsFor(actorsIn(walked.history))
    const place = { ...world, id: randomUUID(), type, process, profile, owner: user }
    const [first] = people.values()
    const isInHand = first !== undefined && type.states.get(walked.kase.state)?.final !== true
    const isAssigned = isInHand && number % 3 === 0
    const kase = isAssigned ? { ...walked.kase, assignee: first } : walked.kase
    await storeWalked(tx, place, { ...walked, kase }, people)
    if (number % 3 !== 1) await payBilled(tx, place)
    if (isInHand) await addComments(tx, { caseId: place.id, authorId: first }, new Date(kase.since ?? world.now))
  }
}

/** Pays what was billed for a case, a day after it was. Every third applicant has not paid yet. */
async function payBilled(tx: TenantTransaction, place: CasePlace): Promise<void> {
  const lines = await linesOfCases(tx, [place.id]).execute()
  const [first] = lines
  if (first === undefined) return
  const amount = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const now = new Date(first.billed_at.getTime() + dayMilliseconds)
  const money = { amount, way: 'bank', description: 'Bank transfer', invoices: [first.number] }
  if (amount === 0) return
  const profile = await lockCaseProfile(tx, place.profile.id)
  await keepReceipt(tx, { ...place, now: now < place.now ? now : place.now }, profile, money)
}

const dayMilliseconds = 24 * 60 * 60 * 1000

async function addComments(
  tx: TenantTransaction,
  about: { readonly caseId: string; readonly authorId: string },
  at: Date,
): Promise<void> {
  const seen = 'Thank you. We have looked at your certificates and write again when the review is over.'
  await addComment(tx, { ...about, text: 'The degree is on the list of the university.', hidden: true }, at)
  await addComment(tx, { ...about, text: seen, hidden: false }, at)
}
