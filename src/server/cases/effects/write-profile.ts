import type { JsonObject } from '../../../engine/json/json.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import { answerTexts } from '../../../contract/declared-answers.ts'
import { textAnswer } from '../../../engine/json/text-answer.ts'
import { findMember, linkMember, normaliseMemberNo, registerText, saveMembers } from '../../members/members.ts'
import { indexMembers } from '../../members/words/index-members.ts'
import { normaliseEmail } from '../../accounts/users.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { updateProfile } from '../../profiles/profiles.ts'
import type { ProfileRow } from '../../profiles/profiles.ts'
import { listRecords } from '../../profiles/records.ts'
import { profileDocuments } from '../../profiles/profile-sections.ts'
import type { CasePlace } from '../case-place.ts'

/** A firm has its name in the field of a person's first name. */
const ownText = answerTexts<'sections/bio'>()

/**
 * Writes the membership of a profile: its number, category, status and how long it holds, and whether it is confirmed.
 * Whoever gets a number is entered in the register; the register follows every later change.
 *
 * @returns the profile as it is now
 */
export async function writeProfile(tx: TenantTransaction, place: CasePlace, values: JsonObject): Promise<ProfileRow> {
  const { profile, tenant, now } = place
  const { confirmed, MemberNo, ...membership } = values
  const number = typeof MemberNo === 'string' ? normaliseMemberNo(MemberNo) : profile.member_no
  const before = profile.member_information.at(-1) ?? { Registration_Date: todayIn(tenant.declaration.timeZone, now) }
  const after = { ...before, ...(number !== null && { No: number }), ...membership }
  const isMember = number !== null || Object.keys(membership).length > 0
  const changed = await updateProfile(tx, profile.id, {
    ...(typeof confirmed === 'boolean' && { confirmed }),
    member_no: number,
    ...(isMember && { member_information: JSON.stringify([...profile.member_information.slice(0, -1), after]) }),
  })
  if (number !== null) await enterInRegister(tx, place, number, after)
  return changed
}

/**
 * Lets the register follow the names of a member, which a case has changed in the main record; for other sections and
 * for those who are no members, there is nothing to follow.
 */
export async function nameInRegister(
  tx: TenantTransaction,
  { profile }: Pick<CasePlace, 'profile'>,
  section: string,
): Promise<void> {
  if (profile.member_no === null || section !== profileDocuments(profile.type).section) return
  const [record] = await listRecords(tx, profile.id, [section])
  if (record === undefined) return
  await tx.db
    .updateTable('members')
    .set(registerNames(record.answers))
    .where('tenant', '=', tx.tenant)
    .where('member_no', '=', profile.member_no)
    .execute()
  await indexMembers(tx, [profile.member_no])
}

const registerNames = (answers: JsonObject) => ({
  first_name: registerText(ownText(answers, 'FirstName')),
  second_name: registerText(ownText(answers, 'SecondName')),
  last_name: registerText(ownText(answers, 'LastName')),
})

async function enterInRegister(
  tx: TenantTransaction,
  { profile, owner }: CasePlace,
  number: string,
  membership: JsonObject,
): Promise<void> {
  const status = membership['Status'] === 'Inactive' ? 'Inactive' : 'Active'
  const category = typeof membership['Category'] === 'string' ? membership['Category'] : ''
  if (await findMember(tx, number)) {
    await tx.db
      .updateTable('members')
      .set({ status, ...(category !== '' && { category }) })
      .where('tenant', '=', tx.tenant)
      .where('member_no', '=', number)
      .execute()
    await indexMembers(tx, [number])
    return
  }
  const [record] = await listRecords(tx, profile.id, [profileDocuments(profile.type).section])
  const answers = record?.answers ?? {}
  await saveMembers(tx, [
    {
      member_no: number,
      ...registerNames(answers),
      gender: ownText(answers, 'Gender'),
      id_number: owner.id_number,
      email: normaliseEmail(owner.email),
      phone: owner.phone,
      category,
      status,
      registration_date: textAnswer(membership, 'Registration_Date'),
    },
  ])
  await linkMember(tx, number, owner.id)
}
