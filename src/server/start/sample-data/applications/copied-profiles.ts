import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { UserRow } from '../../../accounts/find-session.ts'
import type { TenantTransaction } from '../../../platform/database/database.ts'
import type {
  FilesTable,
  ProfilesTable,
  RecordsTable,
  SectionCountersTable,
} from '../../../platform/database/tables/profiles.ts'
import type { RefereeRequestsTable } from '../../../platform/database/tables/referee-requests.ts'
import { hashToken, makeToken } from '../../../platform/secrets/secret-token.ts'
import { profileDocuments } from '../../../profiles/profile-sections.ts'
import type { SampleApplicant } from './sample-applicants.ts'

/** Everything that a sample account has filled in. */
export interface FilledProfile {
  readonly account: UserRow
  readonly records: readonly Selectable<RecordsTable>[]
  readonly counters: readonly Selectable<SectionCountersTable>[]
  readonly files: readonly Selectable<FilesTable>[]
  readonly requests: readonly Selectable<RefereeRequestsTable>[]
}

/** What an account has filled in; undefined when it has no profile. */
export async function filledProfile(tx: TenantTransaction, account: UserRow): Promise<FilledProfile | undefined> {
  const { profile_id } = account
  if (profile_id === null) return undefined
  const { tenant, db } = tx
  const isOwn = sql<boolean>`(tenant, profile_id) = (${tenant}, ${profile_id})`
  return {
    account,
    records: await db.selectFrom('records').selectAll().where(isOwn).execute(),
    counters: await db.selectFrom('section_counters').selectAll().where(isOwn).execute(),
    files: await db.selectFrom('files').selectAll().where(isOwn).execute(),
    requests: await db.selectFrom('referee_requests').selectAll().where(isOwn).execute(),
  }
}

/** An account with a profile that is like another one but for names, e-mail and ids, and when it was filled in. */
export interface CopiedProfile {
  readonly user: UserRow
  readonly profile: Selectable<ProfilesTable>
  readonly from: FilledProfile
  /** The ids of its files, by those of the files that they are like. */
  readonly fileIds: ReadonlyMap<string, string>
}

/** An applicant's account and profile, which are not stored yet. */
export function copiedProfile(
  from: FilledProfile,
  { email, type }: SampleApplicant,
  { idNumber, at }: { readonly idNumber: string; readonly at: Date },
): CopiedProfile {
  const { account, files } = from
  const profile = {
    tenant: account.tenant,
    id: randomUUID(),
    user_id: randomUUID(),
    type,
    member_no: null,
    confirmed: false,
    name_approved: false,
    member_information: [],
    created_at: at,
  }
  const user = {
    ...account,
    id: profile.user_id,
    email,
    id_number: idNumber,
    profile_id: profile.id,
    verified_at: at,
    created_at: at,
  }
  return { user, profile, from, fileIds: new Map(files.map(({ id }) => [id, randomUUID()])) }
}

/** Stores accounts and profiles, each kind of row in one statement. */
export async function storeProfiles(
  { db }: TenantTransaction,
  copies: readonly (CopiedProfile & Pick<SampleApplicant, 'names'>)[],
): Promise<void> {
  const users = copies.map(({ user }) => user)
  const profiles = copies.map(({ profile }) => ({ ...profile, member_information: '[]' }))
  await db.insertInto('users').values(users).execute()
  await db.insertInto('profiles').values(profiles).execute()
  await db.insertInto('section_counters').values(copies.flatMap(countersOf)).execute()
  await db.insertInto('records').values(copies.flatMap(recordsOf)).execute()
  const files = copies.flatMap(filesOf)
  if (files.length > 0) await db.insertInto('files').values(files).execute()
  const requests = copies.flatMap(requestsOf)
  if (requests.length > 0) await db.insertInto('referee_requests').values(requests).execute()
}

const countersOf = ({ profile, from }: CopiedProfile) =>
  from.counters.map((row) => ({ ...row, profile_id: profile.id }))

function recordsOf(copy: CopiedProfile & Pick<SampleApplicant, 'names'>) {
  const { profile, user, from, names } = copy
  const own = profileDocuments(profile.type).section
  return from.records.map((row) => {
    const answers = row.section === own ? { ...row.answers, ...names, Email: user.email } : row.answers
    const text = JSON.stringify(answers).replaceAll(from.account.email, user.email)
    return {
      ...row,
      profile_id: profile.id,
      answers: [...copy.fileIds].reduce((all, [old, id]) => all.replaceAll(old, id), text),
      retired: '{}',
      created_at: profile.created_at,
      updated_at: profile.created_at,
    }
  })
}

const filesOf = ({ profile, from, fileIds }: CopiedProfile) =>
  from.files.map((row) => ({
    ...row,
    id: fileIds.get(row.id) ?? row.id,
    profile_id: profile.id,
    created_at: profile.created_at,
  }))

const requestsOf = ({ profile, from }: CopiedProfile) =>
  from.requests.map((row) => ({
    ...row,
    id: randomUUID(),
    profile_id: profile.id,
    code_hash: hashToken(makeToken()),
    referee: JSON.stringify(row.referee),
    questions: JSON.stringify(row.questions),
  }))
