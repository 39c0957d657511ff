import { todayIn } from '../../engine/format/today-in.ts'
import { importMembers } from '../members/import-members.ts'
import { memberImport } from '../members/member-import.ts'
import { readMemberRows } from '../members/read-member-rows.ts'
import type { JobKind } from '../platform/jobs/job-kind.ts'
import type { Services } from '../platform/services.ts'
import { importFiles } from './import-files.ts'

/** Imports members into the register. */
export const importRegister = (services: Pick<Services, 'database' | 'now'>): JobKind =>
  importFiles(services, {
    source: memberImport,
    done: 'import-done',
    outcomes: ['members-added', 'members-changed', 'members-unchanged', 'members-activated'],
    read: (found, tenant, began) => {
      const { members: rows, problems } = readMemberRows(found, tenant, todayIn(tenant.declaration.timeZone, began))
      return { rows, problems }
    },
    store: async (tx, rows) => {
      const { added, changed, unchanged, activated } = await importMembers(tx, rows)
      return {
        'members-added': added,
        'members-changed': changed,
        'members-unchanged': unchanged,
        'members-activated': activated,
      }
    },
  })
