/** The media types of pictures that administrators may upload for their brand, and the endings of such files. */
const endings: ReadonlyMap<string, string> = new Map([
  ['image/svg+xml', 'svg'],
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/webp', 'webp'],
])

const uploaded = /^assets\/uploads\/[\da-f]{32}\.(?:svg|png|jpg|webp)$/

/** Whether a path in an organisation's folder is that of an uploaded picture, which no release has to bring. */
export const isUploadedPicture = (path: string): boolean => uploaded.test(path)

/**
 * The path of an uploaded picture: it is named by its content, so that what is at the path never changes.
 *
 * @param sha256 of the content, in hexadecimal digits
 */
export function uploadedPicturePath(mediaType: string, sha256: string): string | undefined {
  const ending = endings.get(mediaType)
  return ending === undefined ? undefined : `assets/uploads/${sha256.slice(0, 32)}.${ending}`
}

/** The media type of a picture of the brand by the ending of its path; undefined for another file. */
export function pictureTypeOf(path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const same = ending === 'jpeg' ? 'jpg' : ending
  return [...endings].find(([, other]) => other === same)?.[0]
}
