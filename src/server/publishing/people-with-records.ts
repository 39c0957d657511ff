import { sql } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { personSeparator } from '../platform/publications/publication-job.ts'
import type { PersonRead } from '../platform/publications/publication-job.ts'
import { mainSections, profileDocuments } from '../profiles/profile-sections.ts'
import { accountFields } from '../sections/section-context.ts'

/** Some people who have records of a section. */
export interface PeoplePage {
  /** `PersonsRecords` as JSON, a `personSeparator` between them, which the server hands on without reading it. */
  readonly people: string
  /** How many they are. */
  readonly found: number
  /** The id of the last one's profile; null where there is nobody. */
  readonly last: string | null
}

/** What rules read of the account `u`, and its category; null where there is none. */
export function account({ user }: PersonRead) {
  const read = accountFields.filter((field) => user === null || field === 'category' || user.includes(field))
  const fields = sql.join(read.map((field) => sql.ref(`u.${field}`)))
  return sql`(select row_to_json(account) from (select ${fields}) as account where u.id is not null)`
}

/** What the server adds to the answers of a profile's main record, by its column. */
const added = {
  ProfileID: 'id',
  MemberNo: 'member_no',
  MemberShipType: 'type',
  confirmed: 'confirmed',
  nameApproved: 'name_approved',
} as const

/** What rules read of that of the profile `p`. */
export function addedToProfile({ profile }: PersonRead) {
  const read = Object.entries(added).filter(([name]) => profile === null || profile.includes(name))
  if (read.length === 0) return nothing
  const fields = sql.join(read.map(([name, column]) => sql`${sql.ref(`p.${column}`)} as ${sql.id(name)}`))
  return sql`(select row_to_json(added) from (select ${fields}) as added)`
}

const nothing = sql`'{}'::json`

/** Whether rules read any of those answers themselves. */
const readsAnswers = ({ profile }: PersonRead): boolean =>
  profile === null || profile.some((name) => !Object.hasOwn(added, name))

/** Those answers, where rules read any; null where there is no such record. */
export const mainAnswers = (tenant: string, read: PersonRead) => (readsAnswers(read) ? readMain(tenant) : nothing)

const readMain = (tenant: string) => sql`(
  select m.answers from records m
  where m.tenant = ${tenant} and m.profile_id = p.id and m.section = case p.type
    when 'Individual' then ${profileDocuments('Individual').section} else ${profileDocuments('Corporate').section} end
  order by m.entry_no limit 1)`

/** Which people with records of a section are read, and what of them. */
export interface PeopleRead {
  readonly read: PersonRead
  /** The fields of the section whose answers are read; all by default. */
  readonly fields?: readonly string[] | undefined
  readonly of: PeopleAfter | PeopleNamed
}

/** So many people after a page, by the id of its last profile. */
interface PeopleAfter {
  readonly after: string
  readonly limit: number
}

/** The people of some profiles. */
interface PeopleNamed {
  readonly profiles: readonly string[]
}

/** The people with records of a section by pages in the order of their profiles' ids; each with all of theirs. */
export async function peopleWithRecords(
  { tenant, db }: TenantTransaction,
  section: DocumentId,
  { read, fields, of }: PeopleRead,
): Promise<PeoplePage> {
  // Where only some fields of the main record are read, rules may need others.
  const isMain = fields === undefined && mainSections.includes(section) && readsAnswers(read)
  const main = isMain ? sql`null` : mainAnswers(tenant, read)
  const [user, profile] = [read.user?.length === 0 ? sql`null` : account(read), addedToProfile(read)]
  const readsPerson = read.user?.length !== 0 || read.profile?.length !== 0
  // The texts of values are joined: made by the database's functions for JSON, each would be written several times.
  const query = sql<PeoplePage>`
    select coalesce(string_agg(
        concat('{"owner":"', page.profile_id, '","user":', coalesce(${user}, 'null'),
          ',"profile":', ${profile}, ',"main":', coalesce((${main})::text, 'null'),
          ',"records":[', page.records, ']}'),
        ${personSeparator}), '') as people,
      count(*)::integer as found, (array_agg(page.profile_id order by page.profile_id desc))[1] as last
    from (
      select profile_id, string_agg(${answersText(fields)}, ',' order by entry_no) as records from records
      where tenant = ${tenant} and section = ${section} and ${isAmong(of)}
      group by profile_id order by profile_id limit ${'after' in of ? of.limit : of.profiles.length}
    ) as page
    ${readsPerson ? theirPersons(tenant) : sql``}`
  const { rows } = await query.execute(db)
  return rows[0] ?? { people: '', found: 0, last: null }
}

const isAmong = (of: PeopleRead['of']) =>
  'after' in of ? sql`profile_id > ${of.after}::uuid` : sql`profile_id = any(${of.profiles}::uuid[])`

/** Each profile is looked up by its id: joined to a portion, all profiles are read for every portion. */
const theirPersons = (tenant: string) => sql`
  cross join lateral (
    select * from profiles where tenant = ${tenant} and id = page.profile_id limit 1
  ) as p
  left join users u on u.tenant = ${tenant} and u.id = p.user_id`

/** The answers of a record as JSON, or those to some fields. */
function answersText(fields: readonly string[] | undefined) {
  if (fields === undefined) return sql`answers::text`
  // Without an answer there is no text, which is passed over; a null is one.
  const members = fields.map((field) => sql`${`${JSON.stringify(field)}:`}::text || (answers -> ${field}::text)::text`)
  return sql`'{' || concat_ws(',', ${sql.join(members)}) || '}'`
}
