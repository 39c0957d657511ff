import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { DocumentId } from '../../document/document-id.ts'
import type { DeclarationIssue } from '../../document/issue.ts'
import { isJsonObject, ownValue } from '../../json/json.ts'

/**
 * The issues except those that merely follow from an incomplete document: those in its files, and those that name it.
 */
export function withoutConsequences(
  issues: readonly DeclarationIssue[],
  documents: ReadonlySet<DocumentId>,
  files: DeclarationFiles,
): readonly DeclarationIssue[] {
  if (documents.size === 0) return issues
  const ids = [...documents].filter((id) => id !== '')
  return issues.filter(({ file, message }) => {
    const home = file.replace(/\.?[^./]+\.json$/, '')
    const overlay = [file, `${home}.json`].map((path) => files.get(path)).find(isJsonObject)
    const extended = overlay && ownValue(overlay, 'extends')
    return !ids.some((id) => file.includes(`/${id}/`) || message.includes(`"${id}"`) || extended === id)
  })
}
