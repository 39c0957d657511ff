import type { DeclarationFiles } from '../../src/engine/document/declaration-files.ts'
import { isJsonArray, isJsonObject } from '../../src/engine/json/json.ts'
import type { JsonValue } from '../../src/engine/json/json.ts'
import { formatPointer, getAt, setAt } from '../../src/engine/json/pointer.ts'
import { fc } from '../properties.ts'

/** One mistake in one file. */
export interface RandomChange {
  readonly file: string
  readonly pointer: string
  readonly kind: 'remove' | 'misspell' | 'retype' | 'repeat'
  readonly files: DeclarationFiles
}

type Step = string | number

/** Leaves out, misspells, retypes or repeats something, anywhere in the declarations. */
export function randomChange(declared: DeclarationFiles): fc.Arbitrary<RandomChange> {
  const paths = [...declared.keys()].filter((path) => !path.startsWith('schemas/meta/'))
  return fc
    .record({
      file: fc.constantFrom(...paths),
      turns: fc.array(fc.nat(), { minLength: 1, maxLength: 9 }),
      kind: fc.constantFrom('remove', 'misspell', 'retype', 'repeat'),
    })
    .map(({ file, turns, kind }) => {
      const content = declared.get(file) ?? null
      const steps = walk(content, turns)
      const changed = change(content, steps, kind)
      return { file, kind, pointer: formatPointer(steps), files: new Map(declared).set(file, changed) }
    })
}

/** A path into a value, one step for each turn, as far as possible. */
function walk(value: JsonValue, turns: readonly number[]): readonly Step[] {
  const [turn, ...rest] = turns
  const keys: readonly Step[] = isJsonArray(value) ? [...value.keys()] : isJsonObject(value) ? Object.keys(value) : []
  if (turn === undefined || keys.length === 0) return []
  const key = keys[turn % keys.length] ?? 0
  return [key, ...walk(getAt(value, formatPointer([key])) ?? null, rest)]
}

function change(content: JsonValue, steps: readonly Step[], kind: RandomChange['kind']): JsonValue {
  const pointer = formatPointer(steps)
  const around = formatPointer(steps.slice(0, -1))
  const holder = getAt(content, around)
  const last = steps.at(-1) ?? ''
  const value = getAt(content, pointer) ?? null
  if (kind === 'retype') return setAt(content, pointer, typeof value === 'string' ? 3 : 'text')
  if (isJsonArray(holder)) {
    const at = Number(last)
    if (kind === 'remove') return setAt(content, around, holder.toSpliced(at, 1))
    if (kind === 'repeat') return setAt(content, around, holder.toSpliced(at, 0, value))
  } else if (kind === 'remove') return setAt(content, pointer, undefined)
  if (typeof value === 'string') return setAt(content, pointer, `${value}x`)
  if (!isJsonObject(holder)) return setAt(content, pointer, null)
  const renamed = Object.entries(holder).map(([key, member]) => [key === last ? `${key}x` : key, member] as const)
  return setAt(content, around, Object.fromEntries(renamed))
}
