import { awardImport } from '../cpd/check-award-import.ts'
import { importAwards } from '../cpd/import-awards.ts'
import { readAwardRows } from '../cpd/read-award-rows.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import type { Services } from '../platform/services.ts'
import { importFiles } from './import-files.ts'

/** Imports points for professional development. */
export const importAwardsJob = (services: Pick<Services, 'database' | 'now'>): JobKind =>
  importFiles(services, {
    source: awardImport,
    done: 'award-import-done',
    outcomes: ['awards-added', 'awards-unchanged'],
    read: (found, tenant, began) => {
      const { awards: rows, problems } = readAwardRows(found, tenant, began)
      return { rows, problems }
    },
    store: async (tx, rows, now) => {
      const { added, unchanged, refused } = await importAwards(tx, rows, now)
      return { 'awards-added': added, 'awards-unchanged': unchanged, 'rows-left-out': refused }
    },
  })
