import { isJsonArray, isJsonObject, ownValue } from '../../../engine/json/json.ts'
import { isPicture, measurePicture } from '../../../engine/picture/measure-picture.ts'
import { PictureSource } from '../../../engine/picture/picture-source.ts'
import type { Measures } from '../../../engine/picture/picture-source.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import type { TextOf } from '../../../engine/translate/texts.ts'
import { formatSize } from '../../../engine/format/format-size.ts'

/** What a file field accepts. */
export interface FileRules {
  /** Media types; none means any. */
  readonly mediaTypes: readonly string[]
  /** In bytes, exclusive. */
  readonly maximumSize: number | undefined
  /** For a picture: the maximum number of pixels on a side, and in all. */
  readonly maximumPicture: PictureLimit | undefined
  /** The field's own messages, by keyword. */
  readonly messages: JsonObject
}

export interface PictureLimit {
  readonly side: number
  readonly pixels: number
}

/**
 * The rules that a field's schema (`contentTypes`, `maximumContentSize`, `maximumPicture`) and UI schema (`accept`,
 * messages) declare.
 */
export function fileRules(schema: JsonObject, uiSchema: JsonObject, options: JsonObject): FileRules {
  const types = ownValue(schema, 'contentTypes') ?? ownValue(options, 'accept')
  const size = ownValue(schema, 'maximumContentSize')
  const messages = ownValue(uiSchema, 'ui:messages')
  return {
    mediaTypes: isJsonArray(types) ? types.map(String) : typeof types === 'string' ? types.split(/\s*,\s*/) : [],
    maximumSize: typeof size === 'number' ? size : undefined,
    maximumPicture: readPictureLimit(ownValue(schema, 'maximumPicture')),
    messages: isJsonObject(messages) ? messages : {},
  }
}

function readPictureLimit(value: JsonValue | undefined): PictureLimit | undefined {
  const [side, pixels] = isJsonObject(value) ? [ownValue(value, 'side'), ownValue(value, 'pixels')] : []
  return typeof side === 'number' && typeof pixels === 'number' ? { side, pixels } : undefined
}

/**
 * Why a picture is refused: it has too many pixels, according to its file. A picture that cannot be measured here is
 * left to the server.
 */
export async function pictureProblem(file: File, rules: FileRules, text: TextOf): Promise<string | undefined> {
  const limit = rules.maximumPicture
  if (limit === undefined || !isPicture(file.type)) return undefined
  const measures = await measureFile(file)
  if (measures === undefined) return undefined
  const { width, height } = measures
  if (Math.max(width, height) <= limit.side && width * height <= limit.pixels) return undefined
  const declared = ownValue(rules.messages, 'maximumPicture')
  if (typeof declared === 'string') return declared
  const figures = new Intl.NumberFormat('en')
  const shown = Object.entries({ width, height, ...limit }).map(([name, value]) => [name, figures.format(value)])
  return text('renderer.file.tooManyPixels', Object.fromEntries(shown))
}

async function measureFile(file: File): Promise<Measures | undefined> {
  const read = async (position: number, length: number) =>
    new Uint8Array(await file.slice(position, position + length).arrayBuffer())
  return measurePicture(file.type, new PictureSource(file.size, read)).catch(() => undefined)
}

/** Why a file is refused, in the field's own words where it has some; undefined when it is accepted. */
export function fileProblem(file: File, rules: FileRules, text: TextOf): string | undefined {
  if (!acceptsType(file, rules.mediaTypes)) return typeMessage(file, rules, text)
  if (rules.maximumSize === undefined || file.size < rules.maximumSize) return undefined
  const declared = ownValue(rules.messages, 'maximumContentSize')
  return typeof declared === 'string'
    ? declared
    : text('renderer.file.tooLarge', { limit: formatSize(rules.maximumSize) })
}

/** The kinds of files, as people call them: `PDF, PNG`. */
export function typeNames(mediaTypes: readonly string[]): string {
  const names = mediaTypes.map((type) =>
    type
      .replace(/^.*[/.]/, '')
      .replace('*', '')
      .toUpperCase(),
  )
  return [...new Set(names.filter(Boolean))].join(', ')
}

function acceptsType(file: File, mediaTypes: readonly string[]): boolean {
  if (mediaTypes.length === 0) return true
  return mediaTypes.some((type) => {
    if (type.startsWith('.')) return file.name.toLowerCase().endsWith(type.toLowerCase())
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type
  })
}

/** For a field of images alone, a file of another kind gets another message than an image of the wrong type. */
function typeMessage(file: File, { mediaTypes, messages }: FileRules, text: TextOf): string {
  const kinds = new Set(mediaTypes.map((type) => type.split('/')[0]))
  const isOtherKind = kinds.size === 1 && !kinds.has(file.type.split('/')[0])
  const kind = isOtherKind ? ownValue(messages, 'contentTypes.kind') : undefined
  const declared = kind ?? ownValue(messages, 'contentTypes')
  return typeof declared === 'string' ? declared : text('renderer.file.wrongType', { types: typeNames(mediaTypes) })
}
