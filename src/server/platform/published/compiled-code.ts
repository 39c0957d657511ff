import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { CompositeDocument } from '../../../engine/document/document.ts'
import type { DocumentId } from '../../../engine/document/document-id.ts'
import { compileForm } from '../../../engine/validation/compile-form.ts'

/** Stores the code of compiled forms, by the hash of what they execute (`executableHash`). */
export interface CompiledCode {
  /** The code of a document's form; compiled now unless it is stored. */
  codeOf(id: DocumentId, hash: string, document: CompositeDocument): string
  /** The folder that has the code of what files declare, for threads that read it too. */
  readonly folder?: string
  /** Tells versions of the engine apart: code that another one compiled is not used. */
  readonly compiler?: string
}

/** Stores code in `folder`, which is created when needed. */
export function keepCodeIn(folder: string, compiler = basename(folder)): CompiledCode {
  return {
    folder,
    compiler,
    codeOf(id, hash, document) {
      const file = join(folder, `${hash}.js`)
      const kept = readIfThere(file)
      if (kept !== undefined) return kept
      const { code } = compileForm(document, id, { hash })
      mkdirSync(folder, { recursive: true })
      // Written to another file and renamed, so that no process reads half of it.
      const draft = `${file}.${process.pid}`
      writeFileSync(draft, code)
      renameSync(draft, file)
      return code
    },
  }
}

/**
 * A folder for the code that this version of the engine compiles; another version has another folder. For development
 * and tests, where nothing was built.
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

/** The code that a folder has for a hash; undefined when it has none. */
export const storedCode = (folder: string, hash: string): string | undefined => readIfThere(join(folder, `${hash}.js`))

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
