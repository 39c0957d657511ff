import { sql } from 'kysely'
import { shiftDate } from '../../../engine/cases/values/shift-date.ts'
import type { CaseType } from '../../../engine/cases/case-type.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { findUserByEmail } from '../../accounts/users.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { openNewCase, presetOfNewCase } from '../../cases/new-case.ts'
import { keepReceipt } from '../../cases/receive-payment.ts'
import { takeAct } from '../../cases/take-act.ts'
import { wakeCase } from '../../cases/wake-case.ts'
import { CallFiles } from '../../http/intake/call-files.ts'
import type { NamedFile } from '../../http/intake/incoming.ts'
import { linesOfCases } from '../../ledger/ledger-lines.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { beginSampleCase, lacksSampleCase } from './begin-sample-case.ts'
import { sampleDocument } from './sample-files.ts'
import { inOnePiece, sampleReceiver } from './sample-receiver.ts'
import { unlessRuledOut } from './unless-refused.ts'

const licensed = 'member@sample.example'
const licensedFirm = 'firm@sample.example'
const licenceType = 'cases/licence'
/** The package that licences are part of. */
const installed = 'License'

/**
 * When the sample member and firm applied, earliest first. The member's last application is still to be signed, so
 * nothing is owed; the firm's licence is about to lapse on whatever day the server starts.
 */
const applications: readonly SampleApplication[] = [
  { of: licensed, ago: 'P20M', isLicensed: true },
  { of: licensed, ago: 'P9M', isLicensed: true },
  { of: licensed, ago: 'P10D', isLicensed: false },
  { of: licensedFirm, ago: 'P6D', isLicensed: true, endsIn: 'P30D' },
]

interface SampleApplication {
  /** The e-mail of the account. */
  readonly of: string
  /** How long before today it was begun. */
  readonly ago: string
  readonly isLicensed: boolean
  /** How long after today the licence ends, where that is not at the end of its year. */
  readonly endsIn?: string
}

/**
 * Adds licences of the sample member and firm to every organisation that has installed them and whose members apply for
 * them. An account that has some keeps what it has.
 */
export async function addSampleLicences(services: Services): Promise<void> {
  const { tenants, database, origins, staff, now } = services
  for (const tenant of tenants.all) {
    const type = tenant.cases.get(licenceType)
    const page = tenant.documents.get(licenceType)?.page
    const packages: readonly string[] = tenant.declaration.settings.site_installed_packages
    if (!packages.includes(installed) || type === undefined || page?.kind !== 'case' || page.list.start === undefined)
      continue
    const world = { tenant, origin: origins.of(tenant), staff, now: now() }
    const lacking = await database.inTenant(tenant.id, lackingAccounts)
    for (const application of applications.filter(({ of }) => lacking.has(of))) {
      const signed = await signedDocument(services, tenant.id)
      const add = (tx: TenantTransaction) => addLicence(tx, world, { ...application, type, signed })
      // Two of them may be for the same year, depending on today; and each organisation has other rules.
      await unlessRuledOut(database.inTenant(tenant.id, add))
    }
  }
}

async function lackingAccounts(tx: TenantTransaction): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const email of [licensed, licensedFirm]) if (await isLacking(tx, email)) found.add(email)
  return found
}

const isLacking = (tx: TenantTransaction, email: string) => lacksSampleCase(tx, { email, type: licenceType })

interface Signed {
  readonly answer: JsonObject
  readonly files: ReadonlyMap<string, NamedFile>
}

/** A signed document is on disk before the transaction that stores its case. */
async function signedDocument({ files }: Services, tenant: string): Promise<Signed> {
  const receiver = sampleReceiver(files, tenant)
  const content = sampleDocument('Sample: signed licence application')
  const answer = await receiver.receive('signed-application.pdf', inOnePiece(content))
  return { answer, files: receiver.files }
}

interface SampleLicence extends SampleApplication {
  readonly type: CaseType
  readonly signed: Signed
}

async function addLicence(tx: TenantTransaction, world: CaseWorld, licence: SampleLicence): Promise<void> {
  const user = await findUserByEmail(tx, licence.of)
  if (user === undefined || user.profile_id === null) return
  const today = todayIn(world.tenant.declaration.timeZone, world.now)
  const begun = shiftDate(today, `-${licence.ago}`)
  const at = (days: number): CaseWorld => ({ ...world, now: new Date(`${shiftDate(begun, `P${days}D`)}T08:00:00Z`) })
  const id = await apply(tx, at(0), licence.type, user)
  if (licence.endsIn !== undefined) await endOn(tx, id, shiftDate(today, licence.endsIn))
  if (licence.isLicensed) {
    await sign(tx, at(2), { id, user, signed: licence.signed })
    await pay(tx, at(5), id, user.profile_id)
  }
  await wakeCase(tx, world, id)
}

/** Lets a licence end on another day than its year, before it is signed: its timers are set with the next act. */
async function endOn({ tenant, db }: TenantTransaction, id: string, until: string): Promise<void> {
  const [inAnswers, inFrozen, day] = [['until'], ['answers', 'until'], JSON.stringify(until)]
  await db
    .updateTable('cases')
    .set({
      answers: sql`jsonb_set(answers, ${inAnswers}::text[], ${day}::jsonb)`,
      frozen: sql`jsonb_set(frozen, ${inFrozen}::text[], ${day}::jsonb)`,
    })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
}

/** Applies with what the form would have from the member's profile, and with examples for the rest. */
async function apply(tx: TenantTransaction, world: CaseWorld, type: CaseType, user: UserRow): Promise<string> {
  const preset = presetOfNewCase(await openNewCase(tx, world, { user }, { type, chosen: {} }))
  const [example] = world.tenant.samples.get(licenceType) ?? []
  return beginSampleCase(tx, world, { type, user, answers: { ...example, ...preset } })
}

interface Signing {
  readonly id: string
  readonly user: UserRow
  readonly signed: Signed
}

async function sign(tx: TenantTransaction, world: CaseWorld, { id, user, signed }: Signing): Promise<void> {
  const files = new CallFiles(signed.files)
  await takeAct(
    tx,
    { ...world, files },
    {
      caller: { user },
      id,
      actFor: ({ actor }) => ({ by: actor, do: 'sign', input: { licenseBase64: signed.answer } }),
    },
  )
}

/** Pays what was billed for a case, which is then issued. */
async function pay(tx: TenantTransaction, world: CaseWorld, id: string, profile: string): Promise<void> {
  const lines = await linesOfCases(tx, [id]).execute()
  const amount = lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const invoices = lines.map(({ number }) => number)
  if (amount === 0) return
  const money = { amount, way: 'bank', description: 'Bank transfer', invoices }
  await keepReceipt(tx, world, await lockCaseProfile(tx, profile), money)
  await wakeCase(tx, world, id)
}
