import { printedCalls } from '../../contract/printed.ts'
import { implement } from '../http/implement.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { Caller } from '../sections/section-context.ts'
import { drawWithPictures } from '../views/printed-profile/draw-with-pictures.ts'
import { profileDocument } from '../views/printed-profile/profile-document.ts'

/** The caller's own profile, or a section of it, as a PDF in base64. */
export const profileDocumentRoutes = [
  implement(printedCalls.profileDocument, ({ tenant, session: { user } }, services) =>
    print(services, { tenant, user, now: services.now() }),
  ),
  implement(printedCalls.sectionDocument, ({ tenant, session: { user }, param }, services) =>
    print(services, { tenant, user, now: services.now() }, param('section')),
  ),
]

async function print(services: Services, caller: Caller, section?: string): Promise<string> {
  const { tenant, user } = caller
  const found = await services.database.inTenant(tenant.id, async (tx) => {
    const profile = await findProfile(tx, user.profile_id)
    if (!profile) throw new Refusal('no-profile')
    return {
      document: await profileDocument(tx, caller, profile, section),
      settings: (await readSettings(tx, tenant)).settings,
    }
  })
  return Buffer.from(await drawWithPictures(services, tenant, found)).toString('base64')
}
