import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { withCases } from '../../engine/cases/case-declarations.ts'

/** What every member of these tests has, in place of what a test would have to collect before it begins or submits. */
const always = { value: 'profile.MemberNo', empty: false }

/** A choice keeps its parts, which overlays change. */
const easier = (needs: JsonValue | undefined): JsonObject =>
  isJsonObject(needs) && isJsonArray(needs['any']) ? { any: [...needs['any'], always] } : always

const isFirst = ({ id, from }: JsonObject) => id === 'submit' || (isJsonArray(from) && from.includes('start'))

/** The declarations of all case types, whose first steps are open to every member. */
export const easyBeginnings: Readonly<Record<string, JsonValue>> = Object.fromEntries(
  [...withCases].flatMap(([path, declared]) => {
    if (!/^schemas\/cases\/[^/]+\/case\.json$/.test(path) || !isJsonObject(declared)) return []
    const transitions = isJsonArray(declared['transitions']) ? declared['transitions'].filter(isJsonObject) : []
    const open = transitions.map((transition) => {
      const { guard } = transition
      if (!isFirst(transition) || !isJsonArray(guard)) return transition
      return {
        ...transition,
        guard: guard.filter(isJsonObject).map((one) => ({ ...one, needs: easier(one['needs']) })),
      }
    })
    return [[path, { ...declared, transitions: open }] as const]
  }),
)
