import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'
import { filePath } from './file-transfer.ts'

/** A file answer as the server returns it: fetch `files/<id>` with the session's token. */
export const StoredFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  mediaType: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Only for pictures; pixels. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
})
export type StoredFile = Static<typeof StoredFile>

export const fileCalls = {
  file: defineCall({
    method: 'GET',
    path: filePath(':id'),
    session: 'required',
    tag: 'Profile',
    summary: 'The bytes of a stored file, for those who may see its record',
    response: Type.Unknown(),
    media: '*/*',
    cached: true,
    refusals: ['not-found'],
  }),
}
