import type { StartData } from '../../../src/contract/start-data.ts'
import type { PublishedTenant } from '../../../src/server/platform/published/published-tenant.ts'
import { assetPath } from '../../../src/contract/asset-path.ts'
import { startDataOf } from '../../../src/server/routes/site/start-data-of.ts'

/** The start data of each organisation's portal, by id, with its assets where Storybook serves them. */
export function sampleStarts(tenants: readonly PublishedTenant[]): Readonly<Record<string, StartData>> {
  return Object.fromEntries(tenants.map((tenant) => [tenant.id, withOwnAssets(tenant.id, startOf(tenant))]))
}

const startOf = (tenant: PublishedTenant): StartData =>
  startDataOf(tenant, { settings: tenant.declaration.settings, runtime: '', nonce: '', outbox: false })

/** The server finds the organisation of an asset by the host; Storybook has one host for all. */
function withOwnAssets(id: string, start: StartData): StartData {
  const served: StartData = JSON.parse(JSON.stringify(start).replaceAll(assetPath('assets/'), `/tenants/${id}/assets/`))
  return served
}
