import { ApiError } from '../../src/portal/api/api-error.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { sampleStatement, sampleStatementImports, sampleStatementLines } from './portal/sample-statements.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Statements' }

const importing = { at: '/admin/finance/statements', as: 'administrator' } as const
const imports = responds('admin/finance/statements/imports', sampleStatementImports)
const unavailable = new ApiError('The service is not ready. Try again in a moment.', 503, { code: 'unavailable' })

/** Statements of a provider, before one is chosen and while one is imported. */
export const NoStatements = screen({ ...importing, responses: [responds('admin/finance/statements/imports', [])] })
export const StatementsImported = screen({ ...importing, responses: [imports] })
export const StatementsImportedOnAPhone = screen({ ...importing, phone: true, responses: [imports] })

/** What became of one: its outcomes, what it lacks, and its lines. */
const address = `admin/finance/statements/result/${sampleStatement.id}` as const
const opened = { at: '/admin/finance/statements/00000000-0000-4000-8000-000000000093', as: 'administrator' } as const
const lines = responds(`admin/finance/statements/lines/${sampleStatement.id}`, sampleStatementLines)
const nothing = { ...sampleStatement, outcomes: [], missing: { total: 0, items: [] } }
export const Statement = screen({ ...opened, responses: [responds(address, sampleStatement), lines] })
export const StatementOnAPhone = screen({
  ...opened,
  phone: true,
  responses: [responds(address, sampleStatement), lines],
})
export const StatementWithoutLines = screen({
  ...opened,
  responses: [
    responds(address, nothing),
    responds(`admin/finance/statements/lines/${sampleStatement.id}`, { items: [], total: 0, page: 1, pages: 1 }),
  ],
})
export const StatementLoading = screen({ ...opened, responses: [waits(address), lines] })
export const StatementUnavailable = screen({ ...opened, responses: [fails(address, unavailable), lines] })
