import { Type } from 'typebox'
import type { Static } from 'typebox'

/** A file answer as the server gives it: fetch `files/<id>` with the session's token. */
export const StoredFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  mediaType: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Of a picture; pixels. */
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
})
export type StoredFile = Static<typeof StoredFile>
