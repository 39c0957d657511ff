import type { DocumentId } from '../../../engine/document/document-id.ts'
import { objectAt } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { beginForProfile } from '../../cases/begin-for-profile.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { linkMember, saveMembers } from '../../members/members.ts'
import { createProfile, updateProfile } from '../../profiles/profiles.ts'
import type { ProfileRow } from '../../profiles/profiles.ts'
import { profileDocuments } from '../../profiles/profile-sections.ts'
import type { SectionCall } from '../../../engine/page/section-calls.ts'
import { refereeSection } from '../../referees/referee-section.ts'
import type { Changed } from '../../sections/section-change.ts'
import type { Caller } from '../../sections/section-context.ts'
import { addSampleRecord } from './add-sample-record.ts'
import { addSampleReferees } from './add-sample-referees.ts'
import type { PreparedFiles } from './prepare-files.ts'
import type { SampleAccount } from './sample-accounts.ts'

/** The sections in which an account's sample profile has one of the declared examples. */
export const sampleSections = ({ type, profile, records }: SampleAccount): readonly DocumentId[] => [
  ...(profile === 'none' ? [] : [profileDocuments(type).section]),
  ...(profile === 'member' && !records ? ['sections/contacts'] : []),
]

/** No example of the section that makes a profile can be saved, for example because of the current date. */
export class NoSampleProfile extends Error {
  override readonly name = 'NoSampleProfile'

  constructor(readonly section: DocumentId) {
    super(`No example of ${section} can be saved now`)
  }
}

/**
 * Creates a profile from the forms' examples and the sample records, saved like a member's.
 *
 * @returns the ids of the prepared files that its records refer to
 * @throws NoSampleProfile
 */
export async function addSampleProfile(
  tx: TenantTransaction,
  { files, world }: { readonly files: PreparedFiles; readonly world: CaseWorld },
  caller: Caller,
  account: SampleAccount,
): Promise<ReadonlySet<string>> {
  const profile = await createProfile(tx, caller.user.id, account.type, caller.now)
  const place: Place = { tx, files, caller, account, profile }
  const kept = new Set<string>()
  for (const section of sampleSections(account)) for (const id of await addFirstValid(place, section)) kept.add(id)
  for (const id of await addRecords(place)) kept.add(id)
  const isPerson = account.type === 'Individual'
  if (account.records && isPerson) await addSampleReferees(tx, caller, addCall(caller, refereeSection), profile)
  if (account.profile === 'member') await makeMember(tx, caller, account, profile)
  await beginForProfile(tx, world, profile.id)
  return kept
}

interface Place {
  readonly tx: TenantTransaction
  readonly files: PreparedFiles
  readonly caller: Caller
  readonly account: SampleAccount
  readonly profile: ProfileRow
}

/**
 * Adds the sample records, in the sections that the organisation has. Where its form refuses all records of a section,
 * it gets one of the section's examples.
 */
async function addRecords(place: Place): Promise<readonly string[]> {
  const { caller, files } = place
  const kept: string[] = []
  for (const section of new Set(files.records.map((record) => record.section))) {
    const call = addCall(caller, section)
    if (!call) continue
    const added = await addNamed(place, call)
    const example = added.length === 0 ? await addExample(place, call) : undefined
    kept.push(...added.flatMap((one) => [...one.kept]), ...(example ?? []))
  }
  return kept
}

async function addNamed({ tx, files, caller, profile }: Place, call: SectionCall): Promise<readonly Changed[]> {
  const added: Changed[] = []
  for (const { incoming } of files.records.filter((record) => record.section === call.section)) {
    const one = await addSampleRecord(tx, { caller, call, profile, incoming })
    if (one) added.push(one)
  }
  return added
}

const addCall = ({ tenant }: Caller, section: DocumentId): SectionCall | undefined =>
  [...tenant.sections.values()].find((call) => call.section === section && call.action === 'add')

/**
 * Adds the first example that the form accepts: some are only valid in other circumstances. Throws when none of the
 * profile's own section is, because then there is no profile.
 */
async function addFirstValid(place: Place, section: DocumentId): Promise<ReadonlySet<string>> {
  const call = addCall(place.caller, section)
  const kept = call && (await addExample(place, call))
  const isProfile = section === profileDocuments(place.account.type).section
  if (!kept && isProfile) throw new NoSampleProfile(section)
  return kept ?? new Set()
}

async function addExample(place: Place, call: SectionCall): Promise<ReadonlySet<string> | undefined> {
  const { tx, files, caller, account, profile } = place
  for (const example of caller.tenant.samples.get(call.section) ?? []) {
    const answers = { ...example, ...namesOf(account, call), ...choicesOf(caller, account, call) }
    const incoming = files.incoming(call.section, answers)
    const added = await addSampleRecord(tx, { caller, call, profile, incoming })
    if (added) return added.kept
  }
  return undefined
}

function namesOf({ names, type, practisesIn }: SampleAccount, { section }: SectionCall): JsonObject {
  if (!names || section !== profileDocuments(type).section) return {}
  const [FirstName, SecondName, LastName] = names
  const practice = practisesIn !== undefined && { memberPracticingFirm: practisesIn }
  return type === 'Corporate' ? { FirstName } : { FirstName, SecondName, LastName, ...practice }
}

/** Those with a full profile let the public read what the register leaves to their choice, and others do not. */
function choicesOf({ tenant }: Caller, { records, type }: SampleAccount, { section }: SectionCall): JsonObject {
  const page = tenant.documents.get('pages/register')?.page
  if (page?.kind !== 'register' || section !== profileDocuments(type).section) return {}
  const form = objectAt(tenant.documents.get(section)?.schema, 'properties')
  const asked = page.fields.flatMap(({ consent }) => (consent !== undefined && form?.[consent] ? [consent] : []))
  return Object.fromEntries(asked.map((field) => [field, records === true]))
}

/** Every member is in the register. */
async function makeMember(
  tx: TenantTransaction,
  { user }: Caller,
  account: SampleAccount,
  profile: ProfileRow,
): Promise<void> {
  const No = `SAMPLE/${user.id_number.slice(-2)}`
  const { category, id_number, email, phone } = user
  const [first_name = '', second_name = '', last_name = ''] = account.names ?? []
  const registered = { status: 'Active', registration_date: '2024-01-01' } as const
  const membership = { No, Category: category, Status: 'Active', Registration_Date: registered.registration_date }
  const names = { first_name, second_name, last_name }
  await saveMembers(tx, [{ member_no: No, ...names, id_number, email, phone, category, ...registered }])
  await linkMember(tx, No, user.id)
  await updateProfile(tx, profile.id, {
    member_no: No,
    confirmed: true,
    name_approved: account.type === 'Individual',
    member_information: JSON.stringify([membership]),
  })
}
