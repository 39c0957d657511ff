import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { compileForm } from '../../../engine/validation/compile-form.ts'

/** Keeps the code of compiled forms in a folder, by the hash of their documents. */
export interface CompiledCode {
  /** The code of a document's form; compiled now unless it is kept. */
  codeOf(id: DocumentId, hash: string, document: CompositeDocument): Promise<string>
}

/** Code kept in `folder`, which is made when needed. */
export function keepCodeIn(folder: string): CompiledCode {
  return {
    async codeOf(id, hash, document) {
      const file = join(folder, `${hash}.js`)
      const kept = await readIfThere(file)
      if (kept !== undefined) return kept
      const { code } = compileForm(document, id, { hash })
      await mkdir(folder, { recursive: true })
      // Written beside and renamed, so that another process never reads half of it.
      const draft = `${file}.${process.pid}`
      await writeFile(draft, code)
      await rename(draft, file)
      return code
    },
  }
}

/**
 * A folder for code that was compiled from source as it is now: code compiled by another version of the engine is left
 * behind. Used where nothing was built: in development and in tests.
 */
export async function developmentCodeFolder(root: string): Promise<string> {
  const engine = join(root, 'src', 'engine')
  const digest = createHash('sha256')
  const names = await readdir(engine, { recursive: true })
  for (const name of names.filter((name) => name.endsWith('.ts')).toSorted()) {
    digest.update(name).update(await readFile(join(engine, name)))
  }
  return join(root, '.cache', 'forms', digest.digest('hex').slice(0, 16))
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
