import { grantRole } from '../../../accounts/account-roles.ts'
import { createUser, findUserByEmail } from '../../../accounts/users.ts'
import type { CaseWorld } from '../../../cases/case-place.ts'
import type { TenantTransaction } from '../../../platform/database/database.ts'

/** The accounts of those who act in declared courses: `verifier`, or `verifier:b` where it takes several people. */
export class SampleStaff {
  private readonly known = new Map<string, string>()

  constructor(
    private readonly tx: TenantTransaction,
    private readonly world: CaseWorld,
  ) {}

  /** The ids of the accounts, by name. A role's second person gets an account with the password of the first one's. */
  async accountsFor(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const ids: [string, string][] = []
    for (const name of names) {
      const id = this.known.get(name) ?? (await this.accountOf(name))
      if (id === undefined) continue
      this.known.set(name, id)
      ids.push([name, id])
    }
    return new Map(ids)
  }

  private async accountOf(name: string): Promise<string | undefined> {
    const { tx, world } = this
    const [role = '', which = 'a'] = name.split(':')
    const [first] = await world.staff.accountsWith(tx, role)
    if (first === undefined || which === 'a') return first?.id
    const like = await findUserByEmail(tx, first.email)
    if (like === undefined) return undefined
    const { tenant: _tenant, id: _id, ...account } = like
    const email = `${role}.${which}@sample.example`
    const added = await createUser(tx, { ...account, email, id_number: `SAMPLE-${role}-${which}`.toUpperCase() })
    if (added !== undefined) await grantRole(tx, { userId: added.id, role }, world.now)
    return added?.id
  }
}
