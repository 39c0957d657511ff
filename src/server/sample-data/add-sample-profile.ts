import { brandColors } from '../../engine/color/brand-colors.ts'
import type { DocumentId } from '../../engine/document.ts'
import type { JsonObject, JsonValue } from '../../engine/json.ts'
import { isJsonObject } from '../../engine/json.ts'
import { setAt } from '../../engine/pointer/pointer.ts'
import { startApplication } from '../applications/applications.ts'
import type { TenantTransaction } from '../db/database.ts'
import { fileAnswersIn } from '../intake/file-answer.ts'
import { Receiver } from '../intake/incoming.ts'
import { createProfile, updateProfile } from '../profiles/profiles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import type { SectionCall } from '../published/section-calls.ts'
import { Refusal } from '../refusal.ts'
import { addRecord } from '../sections/change-section.ts'
import type { Caller } from '../sections/section-context.ts'
import type { Services } from '../services.ts'
import type { SampleAccount } from './sample-accounts.ts'
import { sampleDocument, samplePicture } from './sample-files.ts'

/** A profile made of the examples that stand beside the forms, saved the way a member's would be. */
export async function addSampleProfile(
  tx: TenantTransaction,
  services: Services,
  caller: Caller,
  account: SampleAccount,
): Promise<void> {
  const profile = await createProfile(tx, caller.user.id, account.type, caller.now)
  const place = { tx, services, caller, account, profile }
  await addFirstValid(place, profileDocuments(account.type).section)
  await startApplication(tx, caller.tenant, caller.user, profile.id, caller.now)
  if (account.profile !== 'member') return
  await addFirstValid(place, 'sections/contacts')
  await makeMember(tx, caller, account, profile)
}

interface Place {
  readonly tx: TenantTransaction
  readonly services: Services
  readonly caller: Caller
  readonly account: SampleAccount
  readonly profile: ProfileRow
}

/** Examples may need circumstances that an account is not in, so the first one that its form takes is saved. */
async function addFirstValid(place: Place, section: DocumentId): Promise<void> {
  const { tenant } = place.caller
  const call = [...tenant.sections.values()].find((call) => call.section === section && call.action === 'add')
  for (const example of tenant.samples.get(section) ?? []) {
    if (call && (await isAdded(place, call, example))) return
  }
  throw new Error(`No example of ${section} can be saved as sample data of ${tenant.id}.`)
}

async function isAdded(
  { tx, services, caller, account, profile }: Place,
  call: SectionCall,
  example: JsonObject,
): Promise<boolean> {
  const receiver = new Receiver(services.files, caller.tenant.id)
  const answers = await withSampleFiles(receiver, caller, { ...example, ...namesOf(account, call) })
  try {
    await addRecord(tx, caller, call, profile, { answers, files: receiver.files })
    return true
  } catch (error) {
    await receiver.drop()
    if (error instanceof Refusal && error.code === 'invalid') return false
    throw error
  }
}

function namesOf({ names, type }: SampleAccount, { section }: SectionCall): JsonObject {
  if (!names || section !== profileDocuments(type).section) return {}
  const [FirstName, SecondName, LastName] = names
  return type === 'Corporate' ? { FirstName } : { FirstName, SecondName, LastName }
}

/** The answers with real files where the example has made-up ones. */
async function withSampleFiles(receiver: Receiver, { tenant }: Caller, example: JsonObject): Promise<JsonObject> {
  const { accent } = brandColors(tenant.theme.colors, tenant.declaration.settings.site_colors)
  let answers: JsonValue = example
  for (const { pointer, file } of fileAnswersIn(example)) {
    const bytes = file.mediaType === 'application/pdf' ? sampleDocument('Sample document') : samplePicture(accent)
    answers = setAt(answers, pointer, await receiver.receive(file.name, inOnePiece(bytes)))
  }
  return isJsonObject(answers) ? answers : example
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
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
