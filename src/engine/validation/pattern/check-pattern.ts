import { isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { visitSchemas } from '../../schema/schema-parts.ts'
import { parsePattern } from './parse-pattern.ts'
import { ambiguityOf } from './pattern-ambiguity.ts'
import { PatternError } from './pattern-tree.ts'
import { positionAutomaton } from './position-automaton.ts'

/**
 * The reason not to use a pattern on untrusted text: it is not a regular expression, or some text makes matching take
 * exponential or quadratic time. Undefined when it is safe; doubtful patterns are refused. A pattern without `^` is
 * tried from every character, so most patterns that start with a repetition need the `^`.
 */
export function checkPattern(pattern: string): string | undefined {
  const problem = invalidity(pattern) ?? danger(pattern)
  return problem && `The pattern ${pattern} ${problem}`
}

/** The unsafe patterns of a schema, by their place: `pattern`s and the names under `patternProperties`. */
export function checkPatterns(schema: JsonObject): readonly { pointer: JsonPointer; message: string }[] {
  const found: { pointer: JsonPointer; message: string }[] = []
  const check = (part: JsonObject, at: JsonPointer) => {
    for (const [pattern, below] of patternsOf(part)) {
      const message = checkPattern(pattern)
      if (message !== undefined) found.push({ pointer: `${at}${below}`, message })
    }
  }
  check(schema, '')
  visitSchemas(schema, '', (pointer, _keyword, part) => isJsonObject(part) && check(part, pointer))
  return found
}

function patternsOf(schema: JsonObject): readonly (readonly [string, JsonPointer])[] {
  const pattern = ownValue(schema, 'pattern')
  const named = ownValue(schema, 'patternProperties')
  return [
    ...(typeof pattern === 'string' ? [[pattern, '/pattern'] as const] : []),
    ...(isJsonObject(named) ? Object.keys(named) : []).map(
      (name) => [name, `/patternProperties/${escapeSegment(name)}`] as const,
    ),
  ]
}

function invalidity(pattern: string): string | undefined {
  try {
    void new RegExp(pattern, 'u')
    return undefined
  } catch {
    return 'is not a regular expression'
  }
}

function danger(pattern: string): string | undefined {
  try {
    const why = ambiguityOf(positionAutomaton(parsePattern(pattern)))
    return why && `${why}, so that some texts would take very long to refuse`
  } catch (error) {
    if (error instanceof PatternError) return error.message
    throw error
  }
}
