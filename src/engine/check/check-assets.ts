import { isUploadedPicture } from '../document/uploaded-picture.ts'
import { mendName } from '../document/mend-name.ts'
import type { DeclaredAsset } from '../document/declared-asset.ts'
import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { CheckedDocument } from './subject/checked-document.ts'
import type { Finding } from './subject/finding.ts'

/** Every `assets/…` file that a theme names exists in the organisation's folder, and browsers can show it soon. */
export function checkAssets({ document: { theme }, surroundings }: CheckedDocument): readonly Finding[] {
  const { folder, files, areUploadsElsewhere = false } = surroundings.assets ?? {}
  if (files === undefined) return []
  return namedAssets(theme, '/theme').flatMap(({ name, pointer }) => {
    const asset = files.get(name)
    if (asset !== undefined) return contentIssues(name, asset).map((issue) => ({ pointer, ...issue }))
    if (areUploadsElsewhere && isUploadedPicture(name)) return []
    return [{ pointer, message: `There is no file ${folder}${name}.`, ...mendName(name, files.keys()) }]
  })
}

/** The media type of a file with an ending, and how large it may be, because the log-in page waits for it. */
const limits: ReadonlyMap<string, { readonly mediaType: string; readonly kilobytes: number }> = new Map([
  ['woff2', { mediaType: 'font/woff2', kilobytes: 150 }],
  ['webp', { mediaType: 'image/webp', kilobytes: 400 }],
  ['avif', { mediaType: 'image/avif', kilobytes: 400 }],
  ['jpg', { mediaType: 'image/jpeg', kilobytes: 400 }],
  ['jpeg', { mediaType: 'image/jpeg', kilobytes: 400 }],
  ['png', { mediaType: 'image/png', kilobytes: 400 }],
])

function contentIssues(name: string, { bytes, mediaType }: DeclaredAsset): readonly Omit<Finding, 'pointer'>[] {
  const limit = limits.get(name.slice(name.lastIndexOf('.') + 1))
  if (limit === undefined) return []
  if (mediaType !== limit.mediaType) {
    const found = mediaType === undefined ? 'is none' : `is ${mediaType}`
    return [{ message: `"${name}" has to be ${limit.mediaType}, and ${found}.`, mend: 'Convert it, or rename it.' }]
  }
  if (bytes <= limit.kilobytes * 1000) return []
  return [
    {
      message: `"${name}" has ${Math.ceil(bytes / 1000)} kB; ${limit.kilobytes} kB are the most.`,
      mend: mediaType === 'font/woff2' ? 'Leave out the characters that no text uses.' : 'Save it smaller.',
    },
  ]
}

interface NamedAsset {
  readonly name: string
  readonly pointer: JsonPointer
}

function namedAssets(value: JsonValue | undefined, pointer: JsonPointer): readonly NamedAsset[] {
  if (typeof value === 'string') return value.startsWith('assets/') ? [{ name: value, pointer }] : []
  if (isJsonArray(value)) return value.flatMap((item, i) => namedAssets(item, `${pointer}/${i}`))
  if (!isJsonObject(value)) return []
  return Object.entries(value).flatMap(([key, member]) => namedAssets(member, `${pointer}/${escapeSegment(key)}`))
}
