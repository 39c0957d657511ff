import type { DeclarationFiles } from '../../../engine/document/declaration-files.ts'
import { StartError } from '../start-error.ts'
import { issueLine } from './issue-report.ts'
import { parseSources } from './parse-sources.ts'
import { readSources } from './read-sources.ts'

/**
 * Every JSON file of schemas/ and tenants/ below a project's root, by its path from the root with forward slashes.
 *
 * @throws StartError with a line for each file that is not JSON or has a key twice
 */
export async function readDeclarations(root: string): Promise<DeclarationFiles> {
  const { texts } = await readSources(root)
  const { files, issues } = parseSources(texts)
  if (issues.length > 0) throw new StartError(issues.map(issueLine).join('\n'))
  return files
}
