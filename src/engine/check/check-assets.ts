import { mendName } from '../document/mend-name.ts'
import type { DeclarationFiles } from '../document/declaration-files.ts'
import type { DeclarationIssue } from '../document/issue.ts'
import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'

/**
 * Every `assets/…` file that a theme names exists in the organisation's folder.
 * @param assets paths of all files that are not declarations
 */
export function checkAssets(files: DeclarationFiles, assets: ReadonlySet<string>): readonly DeclarationIssue[] {
  return [...files].flatMap(([file, theme]) => {
    const folder = /^(tenants\/[^/]+\/)theme\.json$/.exec(file)?.[1]
    if (folder === undefined) return []
    const known = [...assets].filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
    return namedAssets(theme, '')
      .filter(({ name }) => !known.includes(name))
      .map(({ name, pointer }) => ({
        file,
        pointer,
        message: `There is no file ${folder}${name}.`,
        ...mendName(name, known),
      }))
  })
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
