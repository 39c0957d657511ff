import { isJsonArray, isJsonObject, ownValue } from '../../../engine/json.ts'
import type { JsonObject } from '../../../engine/json.ts'
import type { TextOf } from '../../texts/texts.ts'
import { formatSize } from '../../../engine/format/format-size.ts'

/** What a file field accepts. */
export interface FileRules {
  /** Media types; none means any. */
  readonly mediaTypes: readonly string[]
  /** In bytes, exclusive. */
  readonly maximumSize: number | undefined
  /** The field's own messages, by keyword. */
  readonly messages: JsonObject
}

/** The rules that a field's schema (`contentTypes`, `maximumContentSize`) and UI schema (`accept`, messages) declare. */
export function fileRules(schema: JsonObject, uiSchema: JsonObject, options: JsonObject): FileRules {
  const types = ownValue(schema, 'contentTypes') ?? ownValue(options, 'accept')
  const size = ownValue(schema, 'maximumContentSize')
  const messages = ownValue(uiSchema, 'ui:messages')
  return {
    mediaTypes: isJsonArray(types) ? types.map(String) : typeof types === 'string' ? types.split(/\s*,\s*/) : [],
    maximumSize: typeof size === 'number' ? size : undefined,
    messages: isJsonObject(messages) ? messages : {},
  }
}

/** Why a file cannot be taken, in the field's own words where it has some; undefined when it can. */
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

/** For a field of images alone, a file of another kind is told apart from an image of the wrong type. */
function typeMessage(file: File, { mediaTypes, messages }: FileRules, text: TextOf): string {
  const kinds = new Set(mediaTypes.map((type) => type.split('/')[0]))
  const isOtherKind = kinds.size === 1 && !kinds.has(file.type.split('/')[0])
  const kind = isOtherKind ? ownValue(messages, 'contentTypes.kind') : undefined
  const declared = kind ?? ownValue(messages, 'contentTypes')
  return typeof declared === 'string' ? declared : text('renderer.file.wrongType', { types: typeNames(mediaTypes) })
}
