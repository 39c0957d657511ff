import { networkOf } from '../accounts/network-of.ts'
import type { Caller } from '../sections/section-context.ts'
import type { Services } from '../services.ts'
import { limitsOf } from './limits-of.ts'
import type { UploadLimit } from './uploads-in-flight.ts'

/** What an upload counts for: the process, the person, and the network that it comes from. */
export function uploadLimits(
  { environment }: Pick<Services, 'environment'>,
  { tenant, user }: Pick<Caller, 'tenant'> & { readonly user: Pick<Caller['user'], 'id'> },
  address: string,
): readonly UploadLimit[] {
  const { uploadsOfPerson, uploadsOfAddress } = limitsOf(tenant)
  return [
    { key: '', count: environment.uploads },
    { key: `${tenant.id} person ${user.id}`, count: uploadsOfPerson },
    { key: `${tenant.id} address ${networkOf(address)}`, count: uploadsOfAddress },
  ]
}
