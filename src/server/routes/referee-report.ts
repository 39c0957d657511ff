import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { readBrand } from '../platform/documents/read-brand.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import { refereeReport } from '../referees/referee-report.ts'
import { reportDocument } from '../referees/report-document.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { apiPath } from './api-path.ts'

type Needed = Pick<Services, 'database' | 'documents' | 'environment' | 'now'>

/** questions/refereeForm/:id: what a referee answered, as a PDF in base64 (REF-04). */
export const refereeReportResource = fastifyPlugin(
  async (app: FastifyInstance, services: Needed) => {
    const options = { config: { session: 'required' } } as const
    app.get<{ Params: { id: string } }>(apiPath(calls.refereeReport.path), options, (request) =>
      print(services, request, request.params.id),
    )
  },
  { name: 'referee-report', dependencies: ['tenant', 'errors', 'session'] },
)

async function print(
  { database, documents, environment, now }: Needed,
  request: FastifyRequest,
  id: string,
): Promise<{ readonly data: string }> {
  const tenant = tenantOf(request)
  const caller = { tenant, user: sessionOf(request).user, now: now() }
  const { report, settings } = await database.inTenant(tenant.id, async (tx) => ({
    report: await refereeReport(tx, caller, id),
    settings: (await readSettings(tx, tenant)).settings,
  }))
  const brand = await readBrand(environment.root, tenant, settings)
  const content = await documents.draw(tenant.id, reportDocument(caller, report), brand)
  return { data: Buffer.from(content).toString('base64') }
}
