import { equalJson } from '../json/json.ts'
import { keywordTest } from '../keywords/keyword-test.ts'
import { formats } from './formats.ts'

/** The number of code points in a text; `minLength` and `maxLength` count these, not UTF-16 units. */
function codePointCount(text: string): number {
  let count = text.length
  for (let i = 0; i < text.length - 1; i += 1) {
    const isPair = text.charCodeAt(i) >>> 10 === 0x36 && text.charCodeAt(i + 1) >>> 10 === 0x37
    if (isPair) count -= 1
    if (isPair) i += 1
  }
  return count
}

const parts: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['ajv/dist/runtime/equal', { default: equalJson }],
  ['ajv/dist/runtime/ucs2length', { default: codePointCount }],
  ['regalia/formats', formats],
  ['regalia/keywords', keywordTest],
])

/**
 * The code that compiled modules share at run time, in browser and server alike; they request it by name.
 * @throws Error for a name that no compiled module uses.
 */
export function requireRuntime(name: string): unknown {
  if (!parts.has(name)) throw new Error(`Compiled forms have no run-time part "${name}"`)
  return parts.get(name)
}
