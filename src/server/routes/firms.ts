import { referenceCalls } from '../../contract/reference-data.ts'
import { countAttempt, firmSearchesFromAddress } from '../accounts/limits.ts'
import { implement } from '../http/implement.ts'
import { findFirms } from '../members/find-firms.ts'
import { registerText } from '../members/members.ts'

/** The member firms. Only searches that read the database count towards the limit of an address. */
export const firmRoutes = [
  implement(referenceCalls.firms, ({ tenant, query, raw }, { database, firms, now }) => {
    const begin = registerText(query.search ?? '')
    return firms.read(`${tenant.id}\n${begin}`, () =>
      database.inTenant(tenant.id, async (tx) => {
        await countAttempt(tx, firmSearchesFromAddress, raw.ip, now())
        return findFirms(tx, tenant, begin)
      }),
    )
  }),
]
