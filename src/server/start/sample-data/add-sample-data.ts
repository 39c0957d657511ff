import { grantRole } from '../../accounts/account-roles.ts'
import { addFirmOwner } from '../../accounts/firm-owners.ts'
import { createUser, findUserByEmail } from '../../accounts/users.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { addSampleMembers } from './add-sample-members.ts'
import { addSampleProfile, NoSampleProfile, sampleSections } from './add-sample-profile.ts'
import { prepareFiles } from './prepare-files.ts'
import { samplePassword } from './sample-accounts.ts'
import type { SampleAccount } from './sample-accounts.ts'
import { sampleFirmRecords } from './sample-firm-records.ts'
import { sampleRecords } from './sample-records.ts'
import type { SampleRecord } from './sample-records.ts'
import { sampleAccountsOf } from './sample-staff.ts'

/**
 * Adds the sample members and accounts to every organisation. Existing accounts stay as they are. Throws in production
 * mode.
 * @returns a sentence for each account that gets no profile
 */
export async function addSampleData(services: Services): Promise<readonly string[]> {
  const { environment, tenants, database } = services
  if (environment.mode === 'production') throw new Error('Sample data is for sample mode only.')
  const sentences: string[] = []
  let passwordHash: string | undefined
  for (const tenant of tenants.all) {
    await services.snapshots.save(tenant)
    await addSampleMembers(services, tenant)
    for (const account of sampleAccountsOf(tenant)) {
      const known = await database.inTenant(tenant.id, (tx) => findUserByEmail(tx, account.email))
      if (known) continue
      passwordHash ??= await services.passwords.hash(samplePassword)
      sentences.push(...(await addAccount(services, tenant, account, passwordHash)))
    }
  }
  return sentences
}

/** The account, with its profile where one can be made. */
async function addAccount(
  services: Services,
  tenant: PublishedTenant,
  account: SampleAccount,
  passwordHash: string,
): Promise<readonly string[]> {
  try {
    await addWithProfile(services, tenant, account, passwordHash)
    return []
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    const { records: _records, ...bare } = account
    await addWithProfile(services, tenant, { ...bare, profile: 'none' }, passwordHash)
    return [`The sample account ${account.email} of "${tenant.id}" has no profile: ${reason}.`]
  }
}

/** Why what is declared allows no sample profile; undefined for any other error. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof NoSampleProfile) return `no example of "${error.section}" can be saved`
  if (error instanceof Refusal && error.code === 'profile-full') return 'its files are larger than "bytesOfProfile"'
  return undefined
}

/**
 * Adds an account with its profile in one transaction. Its files are written before that, and unused ones removed after
 * it.
 */
async function addWithProfile(
  services: Services,
  tenant: PublishedTenant,
  account: SampleAccount,
  password_hash: string,
): Promise<void> {
  const category = categoryFor(tenant, account)
  if (category === undefined) return
  const records = account.records === true ? recordsOf[account.type] : []
  const files = await prepareFiles(services, tenant, sampleSections(account), records)
  const nothing: ReadonlySet<string> = new Set()
  const now = services.now()
  const world = { tenant, origin: services.origins.of(tenant), staff: services.staff, now }
  const kept = await services.database
    .inTenant(tenant.id, async (tx) => {
      const user = await createUser(tx, { ...accountRow(tenant, account, now), password_hash, category })
      if (!user) return nothing
      for (const role of account.roles ?? []) await grantRole(tx, { userId: user.id, role }, now)
      const owner = account.owner === undefined ? undefined : await findUserByEmail(tx, account.owner)
      if (owner) await addFirmOwner(tx, { firmId: user.id, ownerId: owner.id }, now)
      if (account.profile === 'none') return nothing
      return addSampleProfile(tx, { files, world }, { tenant, user, now }, account)
    })
    .catch(async (error: unknown) => {
      await files.dropAllBut(nothing)
      throw error
    })
  await files.dropAllBut(kept)
}

const recordsOf: Readonly<Record<SampleAccount['type'], readonly SampleRecord[]>> = {
  Individual: sampleRecords,
  Corporate: sampleFirmRecords,
}

const accountRow = (tenant: PublishedTenant, account: SampleAccount, now: Date) => ({
  email: account.email,
  phone: '0700000000',
  id_number: `SAMPLE${String(positionOf(tenant, account)).padStart(2, '0')}`,
  type: account.type,
  profile_id: null,
  verified_at: now,
  created_at: now,
})

const positionOf = (tenant: PublishedTenant, account: SampleAccount): number =>
  sampleAccountsOf(tenant).findIndex(({ email }) => email === account.email) + 1

/** The code of the organisation's category that matches an account; undefined when it has none. */
function categoryFor({ lists }: PublishedTenant, { type, category }: SampleAccount): string | undefined {
  const wanted = type === 'Corporate' ? 'Firm' : 'Individual'
  const open = (lists.get('membership-categories')?.items ?? []).filter(
    ({ categoryType, CanApply }) => categoryType === wanted && CanApply === true,
  )
  const chosen = category === 'graduate' ? open.find(({ Code }) => Code === 'GRADUATE') : open.at(-1)
  return typeof chosen?.Code === 'string' ? chosen.Code : undefined
}
