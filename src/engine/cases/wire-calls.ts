import type { WireCall } from '../../generated/case-declaration.ts'
import type { JsonObject } from '../json/json.ts'
import type { CaseType } from './case-type.ts'

/** A declared call of a case type, with the values of its path. */
export interface FoundWireCall {
  readonly type: CaseType
  readonly call: WireCall
  readonly path: Readonly<Record<string, string>>
}

/**
 * The calls of a case type that move a case, show one by its names on the wire, return a document of one, or what its
 * owner finds before they begin one.
 */
export const answeredCalls = ({ declared, transitions }: CaseType): readonly WireCall[] =>
  (declared.wire?.calls ?? []).filter(
    ({ does }) =>
      ['list', 'show', 'save', 'preset', 'plans'].includes(does) ||
      transitions.has(does) ||
      checklistOfCall({ does }) !== undefined ||
      documentOfCall({ does }) !== undefined,
  )

/** The id of the document that a declared call returns; undefined for other calls. */
export const documentOfCall = ({ does }: Pick<WireCall, 'does'>): string | undefined =>
  /^document:(.+)$/.exec(does)?.[1]

/** The id of the checklist that a declared call returns; undefined for other calls. */
export const checklistOfCall = ({ does }: Pick<WireCall, 'does'>): string | undefined =>
  /^checklist:(.+)$/.exec(does)?.[1]

/** The values of a call's path that are answers: `{toCategory}` of a form with that field. */
export const answersInPath = ({ type, path }: FoundWireCall): JsonObject =>
  Object.fromEntries(Object.entries(path).filter(([name]) => type.fields.has(name)))

/** The declared call that a method and a path below the API name; undefined when no case type declares it. */
export function findWireCall(
  types: ReadonlyMap<string, CaseType>,
  method: string,
  path: string,
): FoundWireCall | undefined {
  for (const type of types.values()) {
    for (const call of answeredCalls(type)) {
      const [declaredMethod, pattern = ''] = call.call.split(' ')
      const values = declaredMethod === method ? valuesIn(pattern, path) : undefined
      if (values !== undefined) return { type, call, path: values }
    }
  }
  return undefined
}

/** The values of a pattern's names in a path; undefined when the path is another. */
function valuesIn(pattern: string, path: string): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split('/')
  const sent = path.split('/')
  if (wanted.length !== sent.length) return undefined
  const values: Record<string, string> = {}
  for (const [i, part] of wanted.entries()) {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const value = sent[i] ?? ''
    if (name === undefined ? part !== value : value === '') return undefined
    if (name !== undefined) values[name] = unescaped(value)
  }
  return values
}

/** A part of a path without its percent signs; as it is where these mean nothing. */
function unescaped(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
