import type { Services } from '../../platform/services.ts'
import { addSampleAwards } from './add-sample-awards.ts'
import { addSampleClaims } from './add-sample-claims.ts'
import { addSampleData } from './add-sample-data.ts'
import { addSampleEvents } from './add-sample-events.ts'
import { addSampleLicences } from './add-sample-licences.ts'
import { addSamplePostings } from './add-sample-postings.ts'
import { addSampleApplications } from './applications/add-sample-applications.ts'
import { addSampleUpgrades } from './applications/add-sample-upgrades.ts'
import { besideOtherServers } from './beside-other-servers.ts'

/** What is made of the accounts, in this order: what members ask for comes after their money and points. */
const parts = [
  addSampleApplications,
  addSamplePostings,
  addSampleAwards,
  addSampleClaims,
  addSampleUpgrades,
  addSampleLicences,
  addSampleEvents,
]

/**
 * Adds everything that a server shows in sample mode. What is there already stays as it is, also while another server
 * adds it.
 *
 * @returns a sentence for each account that gets no profile
 */
export async function addAllSampleData(services: Services): Promise<readonly string[]> {
  const lacking = await besideOtherServers(() => addSampleData(services))
  for (const add of parts) await besideOtherServers(() => add(services))
  return lacking
}
