import { memberColumns } from '../../contract/member-columns.ts'
import { memberImportCalls } from '../../contract/member-import.ts'
import { csvOf } from '../../engine/format/csv.ts'
import { implement } from '../http/implement.ts'
import { cancelImport } from '../imports/cancel-import.ts'
import { checkImport, readImport } from '../members/check-import.ts'
import { listImports, queueImport } from '../imports/queue-import.ts'
import { memberImport } from '../members/member-import.ts'
import { membersTable } from '../members/members-table.ts'
import { jobEntry } from './job-entry.ts'
import { sendTable } from './send-table.ts'

/** Importing members from a file, for those whose role allows it (ADM-09). */
export const adminMemberRoutes = [
  implement(memberImportCalls.memberTemplate, async ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="members.csv"')
      .send(csvOf([memberColumns])),
  ),
  implement(memberImportCalls.membersFile, async (request, services) =>
    sendTable(request, services, 'members', membersTable),
  ),
  implement(memberImportCalls.checkMemberImport, async ({ tenant, body, files }, services) => {
    const read = await readImport(services, tenant, files.received.get(body.file.id))
    return services.database.inTenant(tenant.id, (tx) => checkImport(tx, tenant, read))
  }),
  implement(memberImportCalls.beginMemberImport, async ({ tenant, session, body, files }, services) => {
    const { database, now } = services
    const file = files.received.get(body.file.id)
    const read = await readImport(services, tenant, file)
    const leavesOutWrong = body.leave_out_wrong
    const asked = { read, fileName: file?.name ?? '', actorId: session.user.id, leavesOutWrong }
    const id = await database.inTenant(tenant.id, (tx) => queueImport(tx, memberImport, asked, now()))
    return { id, message: { key: 'server.import.begun' } } as const
  }),
  implement(memberImportCalls.memberImports, async ({ tenant }, { database, now }) => {
    const found = await database.inTenant(tenant.id, (tx) => listImports(tx, memberImport))
    return found.map(({ file, ...job }) => ({ file, job: jobEntry(job, now()) }))
  }),
  implement(memberImportCalls.cancelMemberImport, async ({ tenant, session, body }, { database, now }) => {
    await database.inTenant(tenant.id, (tx) =>
      cancelImport(tx, memberImport, { id: body.id, actorId: session.user.id }, now()),
    )
    return { message: { key: 'server.import.cancelled' } } as const
  }),
]
