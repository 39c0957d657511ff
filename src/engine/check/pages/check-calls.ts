import { declaredCalls } from '../../page/section-calls.ts'
import type { DocumentCheck } from '../subject/checked-document.ts'

/**
 * No two sections declare the same call, or one that the server itself answers.
 * @param taken the server's calls, such as `GET profile/status`; `:name` matches any segment
 */
export function checkCalls(taken: readonly string[]): DocumentCheck {
  const patterns = taken.map((key) => ({ key, pattern: new RegExp(`^${key.replaceAll(/:\w+/g, '[^/]+')}$`) }))
  return ({ id, document, surroundings }) => {
    const own = declaredCalls(id, document)
    if (own.length === 0) return []
    const earlier = new Map<string, string>()
    for (const [other, declared] of surroundings.documents) {
      if (other === id) break
      for (const { key } of declaredCalls(other, declared)) earlier.set(key, `"${other}" declares`)
    }
    return own.flatMap(({ key, pointer }) => {
      const rival = patterns.some(({ pattern }) => pattern.test(key)) ? 'the server has' : earlier.get(key)
      earlier.set(key, 'the page declares')
      if (rival === undefined) return []
      const message = `The call "${key}" is one that ${rival} already.`
      return [{ pointer, message, mend: 'Give it a path of its own.' }]
    })
  }
}
