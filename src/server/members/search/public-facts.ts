import { answerFields, answerTexts } from '../../../contract/declared-answers.ts'
import type { PublicField } from '../../../engine/document/register-page.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { textAnswer } from '../../../engine/json/text-answer.ts'
import type { RegisterFact } from '../../../generated/closed-names.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { mainSections } from '../../profiles/profile-sections.ts'

/** The answers of a member’s profile, by section; none without an account. */
export type ProfileAnswers = ReadonlyMap<string, readonly JsonObject[]>

const contacts = 'sections/contacts'
const workExperience = 'sections/work-experience'
/** The main record of a person. */
export const personSection = 'sections/bio'
export const directorSection = 'sections/directors'
const inProfile: ReadonlyMap<RegisterFact, readonly string[]> = new Map([
  ['title', mainSections],
  ['town', [contacts]],
  ['workplace', [workExperience]],
  ['practice', [personSection]],
  ['responsible', [directorSection]],
])

/** What the fields need of members’ profiles, by account. No section is read that none of them shows or asks. */
export async function readProfileAnswers(
  tx: TenantTransaction,
  fields: readonly PublicField[],
  accounts: readonly string[],
): Promise<ReadonlyMap<string, ProfileAnswers>> {
  const sections = fields.flatMap(({ shows, consent }) => [
    ...(inProfile.get(shows) ?? []),
    ...(consent === undefined ? [] : mainSections),
  ])
  return readSections(tx, sections, accounts)
}

/** The answers of some sections in members’ profiles, by account. */
export async function readSections(
  { tenant, db }: TenantTransaction,
  sections: readonly string[],
  accounts: readonly string[],
): Promise<ReadonlyMap<string, ProfileAnswers>> {
  const found = new Map<string, Map<string, JsonObject[]>>()
  if (sections.length === 0 || accounts.length === 0) return found
  const rows = await db
    .selectFrom('records')
    .innerJoin('profiles', (join) =>
      join.onRef('profiles.tenant', '=', 'records.tenant').onRef('profiles.id', '=', 'records.profile_id'),
    )
    .select(['profiles.user_id', 'records.section', 'records.answers'])
    .where('records.tenant', '=', tenant)
    .where('profiles.tenant', '=', tenant)
    .where((where) => where('profiles.user_id', '=', where.fn.any(where.val(accounts))))
    .where('records.section', 'in', sections)
    .orderBy('records.entry_no')
    .execute()
  for (const { user_id, section, answers } of rows) {
    const ofAccount = found.get(user_id) ?? new Map<string, JsonObject[]>()
    ofAccount.set(section, [...(ofAccount.get(section) ?? []), answers])
    found.set(user_id, ofAccount)
  }
  return found
}

/** Whether a member lets the public see a field: always, unless the field asks for a consent. */
export const isShown = ({ consent }: PublicField, profile: ProfileAnswers): boolean =>
  consent === undefined ||
  mainSections.some((section) => profile.get(section)?.some((answers) => ownValue(answers, consent) === true))

const titlesOf = answerFields<'sections/bio'>()

/** A member’s titles in words, without those of everyday life, which the list has no text for. */
export function titleIn({ lists }: PublishedTenant, profile: ProfileAnswers): string {
  const [answers = {}] = mainSections.flatMap((section) => profile.get(section) ?? [])
  const titles = titlesOf(answers, 'profileTitle')
  const list = lists.get('titles')
  const codes = isJsonArray(titles) ? titles.map((row) => (isJsonObject(row) ? textAnswer(row, 'title') : '')) : []
  const named = codes.map((code) => {
    const item = list?.items.find((one) => ownValue(one, list.key) === code)
    return item === undefined || list === undefined ? code : textAnswer(item, list.label)
  })
  return named.filter((name) => name !== '').join(', ')
}

const contactText = answerTexts<'sections/contacts'>()

/** The town where a member works; where they live is their own business. */
export const townIn = (profile: ProfileAnswers): string => {
  const work = profile.get(contacts)?.find((answers) => contactText(answers, 'Type') === 'Work')
  return work === undefined ? '' : contactText(work, 'City')
}

const workText = answerTexts<'sections/work-experience'>()
const workField = answerFields<'sections/work-experience'>()

/** Where a member works now, and as what. */
export const workIn = (profile: ProfileAnswers) =>
  (profile.get(workExperience) ?? [])
    .filter((answers) => workField(answers, 'Current') === true)
    .map((answers) => ({
      NameOfFirm: workText(answers, 'NameOfFirm'),
      PositionHeld: workText(answers, 'PositionHeld'),
    }))

const personText = answerTexts<'sections/bio'>()

/** The firm through which a person practises, as their own profile names it. */
export const practiceIn = (profile: ProfileAnswers): string =>
  (profile.get(personSection) ?? []).map((answers) => personText(answers, 'memberPracticingFirm')).join('')
