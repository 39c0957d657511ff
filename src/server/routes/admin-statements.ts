import { statementCalls } from '../../contract/statements.ts'
import { implement } from '../http/implement.ts'
import { cancelImport } from '../imports/cancel-import.ts'
import { listImports } from '../imports/queue-import.ts'
import { receivedRows } from '../imports/received-rows.ts'
import { statementForm } from '../payments/statement-line.ts'
import { beginStatement } from '../payments/statements/begin-statement.ts'
import { checkStatement } from '../payments/statements/check-statement.ts'
import { readStatementFile, statementImport } from '../payments/statements/statement-import.ts'
import { statementLines, statementResult } from '../payments/statements/statement-result.ts'
import { jobEntry } from './job-entry.ts'

/** Statements of payment providers, for those whose role allows it (BIL-05, BIL-06). */
export const adminStatementRoutes = [
  implement(statementCalls.checkStatement, async ({ tenant, body, files }, services) => {
    const found = await receivedRows(services, tenant, files.received.get(body.file.id), statementForm)
    return checkStatement(services, tenant, readStatementFile(services, tenant, found))
  }),
  implement(statementCalls.beginStatement, async ({ tenant, session, body, files }, services) => {
    const file = files.received.get(body.file.id)
    const found = await receivedRows(services, tenant, file, statementForm)
    const read = readStatementFile(services, tenant, found)
    const asked = { fileName: file?.name ?? '', actorId: session.user.id, leavesOutWrong: body.leave_out_wrong }
    const now = services.now()
    const id = await services.database.inTenant(tenant.id, (tx) => beginStatement(tx, { read, ...asked }, now))
    return { id, message: { key: 'server.import.begun' } } as const
  }),
  implement(statementCalls.statementImports, async ({ tenant }, { database, now }) => {
    const found = await database.inTenant(tenant.id, (tx) => listImports(tx, statementImport))
    return found.map(({ file, ...job }) => ({ file, job: jobEntry(job, now()) }))
  }),
  implement(statementCalls.cancelStatement, async ({ tenant, session, body }, { database, now }) => {
    const asked = { id: body.id, actorId: session.user.id }
    await database.inTenant(tenant.id, (tx) => cancelImport(tx, statementImport, asked, now()))
    return { message: { key: 'server.import.cancelled' } } as const
  }),
  implement(statementCalls.statementResult, async ({ tenant, param }, { database }) =>
    database.inTenant(tenant.id, (tx) => statementResult(tx, param('id'))),
  ),
  implement(statementCalls.statementLines, async ({ tenant, param, query }, { database }) =>
    database.inTenant(tenant.id, (tx) => statementLines(tx, tenant, { id: param('id'), ...query })),
  ),
]
