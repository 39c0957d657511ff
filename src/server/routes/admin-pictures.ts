import { brandPictureCalls } from '../../contract/brand-pictures.ts'
import { implement } from '../http/implement.ts'
import { isPrintedLogo } from '../platform/documents/read-brand.ts'
import { addPicture } from '../platform/brand/uploaded-pictures.ts'
import { takePicture } from '../publishing/pictures/take-picture.ts'

/** Pictures of the brand, for those whose role allows to change the theme (ADM-02). */
export const adminPictureRoutes = [
  implement(brandPictureCalls.uploadBrandPicture, async ({ tenant, session, body, files: sent }, services) => {
    const { database, files, now } = services
    const file = sent.requiredOf(body.stored(), 'picture')
    const picture = await takePicture(files, tenant.id, file, file.name)
    const actor = { actorId: session.user.id, now: now() }
    await database.inTenant(tenant.id, (tx) => addPicture(tx, picture, actor))
    return { path: picture.path, printed: isPrintedLogo(picture.path, picture.content) }
  }),
]
