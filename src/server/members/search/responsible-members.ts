import type { RegisterEntry } from '../../../contract/register-search.ts'
import { answerFields, answerTexts } from '../../../contract/declared-answers.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { findMembers, normaliseMemberNo, registerText } from '../members.ts'
import type { MemberRow } from '../members.ts'
import { directorSection, practiceIn, readSections, personSection } from './public-facts.ts'
import type { ProfileAnswers } from './public-facts.ts'

type Responsible = NonNullable<RegisterEntry['responsibleMembers']>

const directorField = answerFields<'sections/directors'>()
const directorText = answerTexts<'sections/directors'>()

/**
 * The members who answer for the practice of firms, by the firm's number. Both declare it: the firm marks the director,
 * and the member's own profile names the firm as the one they practise through, so that no firm claims somebody who
 * knows nothing of it. Only active members answer for a practice.
 *
 * @param profiles of the firms, by account, with their directors
 */
export async function readResponsible(
  tx: TenantTransaction,
  firms: readonly MemberRow[],
  profiles: ReadonlyMap<string, ProfileAnswers>,
): Promise<ReadonlyMap<string, Responsible>> {
  const marked = new Map(firms.map((firm) => [firm.member_no, markedIn(profiles.get(firm.user_id ?? ''))]))
  const numbers = [...new Set([...marked.values()].flat())]
  if (numbers.length === 0) return new Map()
  const members = await findMembers(tx, numbers)
  const accounts = [...members.values()].flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  const own = await readSections(tx, [personSection], accounts)
  const agrees = (member: MemberRow, firm: MemberRow) =>
    member.status === 'Active' &&
    registerText(practiceIn(own.get(member.user_id ?? '') ?? new Map())) === registerText(firm.first_name)
  return new Map(
    firms.map((firm) => {
      const people = (marked.get(firm.member_no) ?? []).flatMap((number) => members.get(number) ?? [])
      return [firm.member_no, people.filter((person) => agrees(person, firm)).map(publicName)]
    }),
  )
}

const markedIn = (profile: ProfileAnswers | undefined): readonly string[] => {
  const directors: readonly JsonObject[] = profile?.get(directorSection) ?? []
  return directors
    .filter((answers) => directorField(answers, 'responsible') === true)
    .map((answers) => normaliseMemberNo(directorText(answers, 'regNo')))
    .filter((number) => number !== '')
}

const publicName = ({ public_id, member_no, ...names }: MemberRow) => ({
  ProfileID: public_id,
  name: [names.first_name, names.second_name, names.last_name].filter(Boolean).join(' '),
  MemberNo: member_no,
})
