import type { Call } from '../../contract/define-call.ts'
import { referenceCalls } from '../../contract/reference-data.ts'
import { implement } from '../http/implement.ts'
import type { Route } from '../http/implement.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'

/** The organisation's reference lists. */
export const referenceDataRoutes = [
  ...Object.values<Call>(referenceCalls).flatMap(listRoute),
  implement(referenceCalls.list, async ({ tenant, param }) => {
    if (!tenant.lists.has(param('name'))) throw new Refusal('not-found')
    return itemsOf(tenant, param('name'))
  }),
]

function listRoute(call: Call): readonly Route[] {
  const { list } = call
  return list === undefined ? [] : [implement(call, async ({ tenant }) => itemsOf(tenant, list))]
}

const itemsOf = ({ lists }: PublishedTenant, name: string) => lists.get(name)?.items ?? []
