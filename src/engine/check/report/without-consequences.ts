import type { DeclarationFiles } from '../../document/declaration-files.ts'
import type { DocumentId } from '../../document/document-id.ts'
import { documentOf } from '../../document/translation-file.ts'
import type { PlacedFinding } from './placed-finding.ts'

/**
 * The findings except those that merely follow from an incomplete document: those in its files, and those that name it.
 */
export function withoutConsequences(
  findings: readonly PlacedFinding[],
  incomplete: ReadonlySet<DocumentId>,
  files: DeclarationFiles,
): readonly PlacedFinding[] {
  if (incomplete.size === 0) return findings
  return findings.filter(({ file, names = [] }) => {
    const own = documentOf(file, files)
    return !names.some((id) => incomplete.has(id)) && (own === undefined || !incomplete.has(own))
  })
}
