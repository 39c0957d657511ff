import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { profileDocument } from '../views/printed-profile/profile-document.ts'
import { readPictures } from '../views/printed-profile/read-pictures.ts'
import { readBrand } from '../platform/documents/read-brand.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import { findProfile } from '../profiles/profiles.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { apiPath } from './api-path.ts'

type Needed = Pick<Services, 'database' | 'documents' | 'environment' | 'files' | 'now'>

/** profile/document and profile/document/:section: the caller's own, as a PDF in base64. */
export const profileDocumentResource = fastifyPlugin(
  async (app: FastifyInstance, services: Needed) => {
    const options = { config: { session: 'required' } } as const
    app.get(apiPath(calls.profileDocument.path), options, (request) => print(services, request))
    app.get<{ Params: { section: string } }>(apiPath(calls.sectionDocument.path), options, (request) =>
      print(services, request, request.params.section),
    )
  },
  { name: 'profile-document', dependencies: ['tenant', 'errors', 'session'] },
)

async function print(
  { database, documents, environment, files, now }: Needed,
  request: FastifyRequest,
  section?: string,
): Promise<{ readonly data: string }> {
  const tenant = tenantOf(request)
  const caller = { tenant, user: sessionOf(request).user, now: now() }
  const { document, settings } = await database.inTenant(tenant.id, async (tx) => {
    const profile = await findProfile(tx, caller.user.profile_id)
    if (!profile) throw new Refusal('no-profile')
    return {
      document: await profileDocument(tx, caller, profile, section),
      settings: (await readSettings(tx, tenant)).settings,
    }
  })
  const brand = await readBrand(environment.root, tenant, settings)
  const content = await documents.draw(tenant.id, await readPictures(files, tenant.id, document), brand)
  return { data: Buffer.from(content).toString('base64') }
}
