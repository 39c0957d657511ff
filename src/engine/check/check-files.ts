import type { DeclarationIssue } from '../document/issue.ts'
import type { JsonValue } from '../json/json.ts'
import { declarationKind, isComposedKind } from './declaration-kind.ts'
import type { ConformityTest } from './subject/meta-schemas.ts'

/** Checks each file that is not part of a document against its meta-schema; parts are checked once composed. */
export function checkFiles(files: ReadonlyMap<string, JsonValue>, conformity: ConformityTest): DeclarationIssue[] {
  return [...files].flatMap(([file, value]) => {
    const kind = declarationKind(file)
    if (kind === undefined) return [{ file, pointer: '', message: `Nothing is declared at "${file}".` }]
    if (kind === 'meta' || isComposedKind(kind)) return []
    return conformity(kind, value).map((finding) => ({ file, ...finding }))
  })
}
