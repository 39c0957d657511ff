import { randomUUID } from 'node:crypto'
import { isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../src/engine/json/json.ts'
import { beginSession } from '../../src/server/accounts/sessions.ts'
import { createUser } from '../../src/server/accounts/users.ts'
import type { TenantTransaction } from '../../src/server/platform/database/database.ts'
import { createProfile, updateProfile } from '../../src/server/profiles/profiles.ts'
import { profileDocuments } from '../../src/server/profiles/profile-sections.ts'
import { formOf } from '../../src/server/platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../src/server/platform/published/published-tenant.ts'
import { insertRecord, lockSection } from '../../src/server/profiles/records.ts'
import { withoutAdditions } from '../../src/server/sections/wire-record.ts'
import type { TestServer } from './start-test-server.ts'
import type { TestClient } from './test-client.ts'

/** A signed-in user with a profile. */
export interface Member {
  readonly client: TestClient
  readonly profileId: string
  /** Stores a record unchecked; returns its entry number. */
  store(section: string, answers: JsonObject): Promise<number>
  /** The entry numbers in a section. */
  entries(section: string): Promise<readonly number[]>
}

export interface MemberOptions {
  readonly type?: 'Individual' | 'Corporate'
  /** The user and profile in an example's context. */
  readonly user?: JsonObject
  readonly profile?: JsonObject
}

/** Creates a member in the circumstances of an example, without the cost of registering. */
export async function makeMember(server: TestServer, tenantId: string, options: MemberOptions = {}): Promise<Member> {
  const tenant = tenantOf(server, tenantId)
  const { database } = server.services
  const now = server.clock.now()
  const { token, profileId } = await database.inTenant(tenantId, (tx) => insertMember(tx, tenant, options, now))
  const client = server.client(tenantId)
  client.token = token
  return {
    client,
    profileId,
    store: (section, answers) =>
      database.inTenant(tenantId, (tx) => storeRecord(tx, tenant, { profileId, section }, answers)),
    entries: (section) =>
      database.inTenant(tenantId, async ({ db }) => {
        const rows = db.selectFrom('records').select('entry_no').where('profile_id', '=', profileId)
        const found = await rows.where('section', '=', section).orderBy('entry_no').execute()
        return found.map(({ entry_no }) => entry_no)
      }),
  }
}

export const tenantOf = (server: TestServer, id: string): PublishedTenant => {
  const tenant = server.services.tenants.all.find((candidate) => candidate.id === id)
  if (!tenant) throw new Error(`There is no organisation ${id}.`)
  return tenant
}

async function insertMember(tx: TenantTransaction, tenant: PublishedTenant, options: MemberOptions, now: Date) {
  const { type = 'Individual', user = {}, profile = {} } = options
  const row = await createUser(tx, {
    email: `member.${randomUUID()}@sample.example`,
    phone: '0712345678',
    id_number: 'A1234567',
    password_hash: 'none: nobody signs in with a password here',
    type,
    category: categoryFor(tenant, type, user),
    profile_id: null,
    verified_at: now,
    created_at: now,
  })
  if (!row) throw new Error('The address is taken.')
  const { id: profileId } = await createProfile(tx, row.id, type, now)
  await storeProfile(tx, tenant, { profileId, type }, profile)
  return { profileId, ...(await beginSession(tx, row.id, 'test', now)) }
}

function categoryFor({ lists }: PublishedTenant, type: string, { category, entitled }: JsonObject): string {
  if (typeof category === 'string') return category
  if (type === 'Corporate') return 'FIRM'
  if (entitled === undefined) return 'GRADUATE'
  const items = lists.get('membership-categories')?.items ?? []
  const found = items.find((item) => item.entitled === entitled && item.categoryType === 'Individual')
  return typeof found?.Code === 'string' ? found.Code : 'GRADUATE'
}

/** The profile's main record, from its first example with the changes of the circumstances. */
async function storeProfile(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { profileId, type }: { readonly profileId: string; readonly type: 'Individual' | 'Corporate' },
  profile: JsonObject,
): Promise<void> {
  const { section } = profileDocuments(type)
  const [example = {}] = tenant.samples.get(section) ?? []
  for (const id of [section, ...tenant.inProfile]) {
    const own = propertiesOf(tenant, id)
    const given = Object.fromEntries(Object.entries(profile).filter(([name]) => own.has(name)))
    if (id !== section && Object.keys(given).length === 0) continue
    await storeRecord(tx, tenant, { profileId, section: id }, { ...(id === section && example), ...given })
  }
  const { MemberNo, confirmed } = profile
  if (typeof MemberNo === 'string') await updateProfile(tx, profileId, { member_no: MemberNo })
  if (typeof confirmed === 'boolean') await updateProfile(tx, profileId, { confirmed })
}

function propertiesOf(tenant: PublishedTenant, id: string): ReadonlySet<string> {
  const properties: JsonValue | undefined = tenant.documents.get(id)?.schema?.properties
  return new Set(isJsonObject(properties) ? Object.keys(properties) : [])
}

async function storeRecord(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { profileId, section }: { readonly profileId: string; readonly section: string },
  answers: JsonObject,
): Promise<number> {
  const entryNo = await lockSection(tx, profileId, section, 1)
  const form = formOf(tenant, section)
  const draft = {
    profileId,
    section,
    entryNo,
    answers: withoutAdditions(form, answers),
    formHash: form.hash,
    retired: {},
  }
  await insertRecord(tx, draft, new Date())
  return entryNo
}
