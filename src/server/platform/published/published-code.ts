import type { CompiledCode } from './compiled-code.ts'

/** Code of what administrators published, beside that of the declared forms. */
export interface PublishedCode extends CompiledCode {
  /** Adds code that this version of the engine compiled, by what it executes (`executableHash`). */
  readonly add: (code: Readonly<Record<string, string>>) => void
  readonly has: (hash: string) => boolean
}

/** Keeps published code in memory in front of the code of declared forms. */
export function withPublishedCode(declared: CompiledCode): PublishedCode {
  const added = new Map<string, string>()
  return {
    ...declared,
    add: (code) => {
      for (const [hash, text] of Object.entries(code)) added.set(hash, text)
    },
    has: (hash) => added.has(hash),
    codeOf: (id, hash, document) => added.get(hash) ?? declared.codeOf(id, hash, document),
  }
}
