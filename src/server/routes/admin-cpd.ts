import { adminAwardCalls } from '../../contract/admin-awards.ts'
import { awardColumns } from '../../contract/award-columns.ts'
import { csvOf } from '../../engine/format/csv.ts'
import { awardImport, checkAwardImport, readAwardImport } from '../cpd/check-award-import.ts'
import { awardsTable, findAwards } from '../cpd/find-awards.ts'
import { saveAward, withdrawAward } from '../cpd/save-award.ts'
import { implement } from '../http/implement.ts'
import { cancelImport } from '../imports/cancel-import.ts'
import { listImports, queueImport } from '../imports/queue-import.ts'
import { receivedRows } from '../imports/received-rows.ts'
import { jobEntry } from './job-entry.ts'
import { sendTable } from './send-table.ts'

/** Points for professional development, for those whose role allows it (CPD-02, ADM-09). */
export const adminCpdRoutes = [
  implement(adminAwardCalls.findAwards, ({ tenant, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => findAwards(tx, query)),
  ),
  implement(adminAwardCalls.awardsFile, async (request, services) =>
    sendTable(request, services, 'awards', (tx) => awardsTable(tx, request.query)),
  ),
  implement(adminAwardCalls.saveAward, async ({ tenant, session, body }, { database, now }) => {
    const answers = body.stored()
    const actor = { actorId: session.user.id, now: now() }
    await database.inTenant(tenant.id, (tx) => saveAward(tx, answers, actor))
    return { message: { key: answers['id'] === undefined ? 'server.cpd.added' : 'server.cpd.corrected' } } as const
  }),
  implement(adminAwardCalls.withdrawAward, async ({ tenant, session, param, body }, { database, now }) => {
    const reason = body.text('reason')
    const actor = { actorId: session.user.id, now: now() }
    await database.inTenant(tenant.id, (tx) => withdrawAward(tx, { id: param('id'), reason }, actor))
    return { message: { key: 'server.cpd.withdrawn' } } as const
  }),
  implement(adminAwardCalls.awardTemplate, async ({ reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="cpd.csv"')
      .send(csvOf([awardColumns])),
  ),
  implement(adminAwardCalls.checkAwardImport, async ({ tenant, body, files }, services) => {
    const found = await receivedRows(services, tenant, files.received.get(body.file.id))
    return services.database.inTenant(tenant.id, async (tx) =>
      checkAwardImport(tenant, await readAwardImport(tx, tenant, found, services.now())),
    )
  }),
  implement(adminAwardCalls.beginAwardImport, async ({ tenant, session, body, files }, services) => {
    const { database, now } = services
    const file = files.received.get(body.file.id)
    const found = await receivedRows(services, tenant, file)
    const id = await database.inTenant(tenant.id, async (tx) => {
      const read = await readAwardImport(tx, tenant, found, now())
      const asked = { fileName: file?.name ?? '', actorId: session.user.id, leavesOutWrong: body.leave_out_wrong }
      return queueImport(tx, awardImport, { read, ...asked }, now())
    })
    return { id, message: { key: 'server.import.begun' } } as const
  }),
  implement(adminAwardCalls.awardImports, async ({ tenant }, { database, now }) => {
    const found = await database.inTenant(tenant.id, (tx) => listImports(tx, awardImport))
    return found.map(({ file, ...job }) => ({ file, job: jobEntry(job, now()) }))
  }),
  implement(adminAwardCalls.cancelAwardImport, async ({ tenant, session, body }, { database, now }) => {
    const asked = { id: body.id, actorId: session.user.id }
    await database.inTenant(tenant.id, (tx) => cancelImport(tx, awardImport, asked, now()))
    return { message: { key: 'server.import.cancelled' } } as const
  }),
]
