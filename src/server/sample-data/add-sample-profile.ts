import type { DocumentId } from '../../engine/document-id.ts'
import type { JsonObject } from '../../engine/json.ts'
import { startApplication } from '../applications/applications.ts'
import type { TenantTransaction } from '../db/database.ts'
import { createProfile, updateProfile } from '../profiles/profiles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import type { SectionCall } from '../published/section-calls.ts'
import { refereeSection } from '../referees/referee-section.ts'
import { Refusal } from '../refusal.ts'
import { addRecord } from '../sections/change-section.ts'
import type { Caller } from '../sections/section-context.ts'
import { addSampleReferees } from './add-sample-referees.ts'
import type { PreparedFiles } from './prepare-files.ts'
import type { SampleAccount } from './sample-accounts.ts'

/** The sections that an account's sample profile has an example's record of. */
export const sampleSections = ({ type, profile, records }: SampleAccount): readonly DocumentId[] => [
  ...(profile === 'none' ? [] : [profileDocuments(type).section]),
  ...(profile === 'member' && !records ? ['sections/contacts'] : []),
]

/**
 * A profile made of the examples that stand beside the forms, saved the way a member's would be.
 *
 * @returns the ids of the prepared files that its records keep
 */
export async function addSampleProfile(
  tx: TenantTransaction,
  files: PreparedFiles,
  caller: Caller,
  account: SampleAccount,
): Promise<ReadonlySet<string>> {
  const profile = await createProfile(tx, caller.user.id, account.type, caller.now)
  const place: Place = { tx, files, caller, account, profile }
  const kept = new Set<string>()
  for (const section of sampleSections(account)) for (const id of await addFirstValid(place, section)) kept.add(id)
  for (const id of await addRecords(place)) kept.add(id)
  if (account.records) await addSampleReferees(tx, caller, addCall(caller, refereeSection), profile)
  await startApplication(tx, caller.tenant, caller.user, profile.id, caller.now)
  if (account.profile === 'member') await makeMember(tx, caller, account, profile)
  return kept
}

interface Place {
  readonly tx: TenantTransaction
  readonly files: PreparedFiles
  readonly caller: Caller
  readonly account: SampleAccount
  readonly profile: ProfileRow
}

/** The records that the files were prepared for, in the sections that the organisation keeps. */
async function addRecords({ tx, files, caller, profile }: Place): Promise<readonly string[]> {
  const kept: string[] = []
  for (const { section, incoming } of files.records) {
    const call = addCall(caller, section)
    if (call) kept.push(...(await addRecord(tx, { caller, call, profile, incoming })).kept)
  }
  return kept
}

const addCall = ({ tenant }: Caller, section: DocumentId): SectionCall | undefined =>
  [...tenant.sections.values()].find((call) => call.section === section && call.action === 'add')

/** Examples may need circumstances that an account is not in, so the first one that its form takes is saved. */
async function addFirstValid(place: Place, section: DocumentId): Promise<ReadonlySet<string>> {
  const { tenant } = place.caller
  const call = addCall(place.caller, section)
  for (const example of tenant.samples.get(section) ?? []) {
    const kept = call && (await addIfValid(place, call, example))
    if (kept) return kept
  }
  throw new Error(`No example of ${section} can be saved as sample data of ${tenant.id}.`)
}

async function addIfValid(
  { tx, files, caller, account, profile }: Place,
  call: SectionCall,
  example: JsonObject,
): Promise<ReadonlySet<string> | undefined> {
  const incoming = files.incoming(call.section, { ...example, ...namesOf(account, call) })
  try {
    const { kept } = await addRecord(tx, { caller, call, profile, incoming })
    return kept
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid') return undefined
    throw error
  }
}

function namesOf({ names, type }: SampleAccount, { section }: SectionCall): JsonObject {
  if (!names || section !== profileDocuments(type).section) return {}
  const [FirstName, SecondName, LastName] = names
  return type === 'Corporate' ? { FirstName } : { FirstName, SecondName, LastName }
}

async function makeMember(
  tx: TenantTransaction,
  { user }: Caller,
  account: SampleAccount,
  profile: ProfileRow,
): Promise<void> {
  const No = `SAMPLE/${user.id_number.slice(-2)}`
  const membership = { No, Category: user.category, Status: 'Active', Registration_Date: '2024-01-01' }
  await updateProfile(tx, profile.id, {
    member_no: No,
    confirmed: true,
    name_approved: account.type === 'Individual',
    member_information: JSON.stringify([membership]),
  })
}
