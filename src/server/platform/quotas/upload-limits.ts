import { networkOf } from '../network-of.ts'
import type { Environment } from '../environment.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { limitsOf } from './limits-of.ts'
import type { UploadLimit } from './uploads-in-flight.ts'

/** The limits that an upload counts towards: of the process, of the person, and of the network that it comes from. */
export function uploadLimits(
  { environment }: { readonly environment: Pick<Environment, 'uploads'> },
  { tenant, user }: { readonly tenant: PublishedTenant; readonly user: { readonly id: string } },
  address: string,
): readonly UploadLimit[] {
  const { uploadsOfPerson, uploadsOfAddress } = limitsOf(tenant)
  return [
    { key: '', count: environment.uploads },
    { key: `${tenant.id} person ${user.id}`, count: uploadsOfPerson },
    { key: `${tenant.id} address ${networkOf(address)}`, count: uploadsOfAddress },
  ]
}
