import { refereeCalls } from '../../contract/referee.ts'
import { implement } from '../http/implement.ts'
import { readBrand } from '../platform/documents/read-brand.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { refereeReport } from '../referees/referee-report.ts'
import { reportDocument } from '../referees/report-document.ts'

/** A referee's answers as a PDF in base64 (REF-04). */
export const refereeReportRoutes = [
  implement(refereeCalls.refereeReport, async ({ tenant, session: { user, rights }, param }, services) => {
    const { assets, database, documents, environment, now } = services
    const caller = { tenant, user, rights, now: now() }
    const { report, settings } = await database.inTenant(tenant.id, async (tx) => ({
      report: await refereeReport(tx, caller, param('id')),
      settings: (await readSettings(tx, tenant)).settings,
    }))
    const brand = await readBrand({ root: environment.root, assets }, tenant, settings)
    const content = await documents.draw(tenant.id, reportDocument(caller, report), brand)
    return Buffer.from(content).toString('base64')
  }),
]
