import type { FastifyRequest } from 'fastify'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { uploadLimits } from '../../platform/quotas/upload-limits.ts'
import { uploadRoom } from '../../platform/quotas/upload-room.ts'
import type { UploadRoom } from '../../platform/quotas/upload-room.ts'
import type { Services } from '../../platform/services.ts'
import { sessionOf } from '../session.ts'
import { tenantOf } from '../tenant.ts'
import { CallFiles } from './call-files.ts'
import { withIncoming } from './read-incoming.ts'

/** The services that uploads need. */
type UploadServices = Pick<Services, 'database' | 'environment' | 'files' | 'now' | 'stored' | 'uploads'>

/** A call's body, with an answer that names a stored file in place of each file. */
export interface BodyWithFiles {
  readonly body: unknown
  readonly files: CallFiles
}

/**
 * Reads the body of a call that may bring files: form data as sections have it, or JSON with their content in base64.
 * Files that the handler does not keep are removed, all of them when it refuses; so are those that it drops.
 *
 * @param schema of the body
 */
export async function withCallFiles<Result>(
  raw: FastifyRequest,
  services: UploadServices,
  schema: JsonObject | undefined,
  work: (sent: BodyWithFiles) => Promise<Result>,
): Promise<Result> {
  if (!raw.isMultipart() && !isJsonObject(raw.body)) return work({ body: raw.body, files: new CallFiles() })
  const tenant = tenantOf(raw)
  const { user } = sessionOf(raw)
  const findRoom = async (): Promise<UploadRoom> =>
    services.database.inTenant(tenant.id, async (tx) => {
      const asked = { profileId: user.profile_id, now: services.now() }
      return atFields(await uploadRoom(tx, tenant, services.stored, asked))
    })
  const place = { store: services.files, tenant: tenant.id, schema, findRoom }
  const receive = () =>
    withIncoming(raw, place, async ({ answers, files: received }) => {
      const files = new CallFiles(received)
      const result = { answered: await work({ body: answers, files }), dropped: files.dropped }
      const stored = [...received.values()].filter(({ id }) => files.kept.has(id))
      services.stored.add(
        tenant.id,
        stored.reduce((sum, { size }) => sum + size, 0),
      )
      return { result, kept: files.kept }
    })
  const { answered, dropped } = await (raw.isMultipart()
    ? services.uploads.receive(uploadLimits(services, { tenant, user }, raw.ip), receive)
    : receive())
  await services.files.remove(tenant.id, [...dropped])
  return answered
}

/** Errors are at fields of a form, which is a part of the body. */
const atFields = ({ bytes, refusal }: UploadRoom): UploadRoom => ({
  bytes,
  refusal: (pointer) => refusal(pointer && fieldPointer(pointer)),
})

const fieldPointer = (pointer: JsonPointer): JsonPointer => pointer.replace(/^\/(?:answers|input)(?=\/)/, '')
