import { openApi } from '../../../src/contract/open-api/open-api.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { declaredApi } from '../../../src/server/routes/declared-api.ts'
import { Conformity } from './conformity.ts'

/** Kept for all files of a worker, because compiling what an organisation's document describes takes long. */
const known = new WeakMap<PublishedTenant, Conformity>()
const ofNobody = new Conformity(
  openApi({
    name: 'Unknown',
    base: '/api',
    schemas: new Map(),
    sections: [],
    wireCalls: [],
    lists: new Map(),
    refusalText: (code) => code,
  }),
)

/** What an organisation's responses are checked by; for a host that no organisation has, what is refused everybody. */
export function conformityOf(tenant: PublishedTenant | null): Conformity {
  if (!tenant) return ofNobody
  const conformity = known.get(tenant) ?? new Conformity(openApi(declaredApi(tenant)))
  known.set(tenant, conformity)
  return conformity
}
