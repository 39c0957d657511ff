import type { DeclarationFiles } from '../src/engine/document/declaration-files.ts'
import { readDeclarations } from '../src/server/platform/declarations/read-declarations.ts'
import { StartError } from '../src/server/platform/start-error.ts'

/** Everything declared below a root, for a command line: when something cannot be read, prints why and exits. */
export async function declaredHere(root: string): Promise<DeclarationFiles> {
  try {
    return await readDeclarations(root)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
