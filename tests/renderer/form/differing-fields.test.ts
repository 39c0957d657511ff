import { describe, expect, test } from 'vitest'
import { equalJson } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { setAt } from '../../../src/engine/json/pointer.ts'
import { DifferingFields } from '../../../src/renderer/store/state/differing-fields.ts'
import { fc } from '../../properties.ts'

const value = fc.constantFrom<JsonValue | undefined>(undefined, '', 'A', 1, null, ['A'], { b: 'A' })
const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('A', 'B', { b: 'A' }))
const change = fc.tuple(fc.constantFrom('/a', '/b', '/c', '/a/b', ''), value)

describe('the fields that differ from a form’s first answers', () => {
  test('are the same as when comparing all answers, after any changes', () => {
    fc.assert(
      fc.property(answers, fc.array(change, { maxLength: 8 }), (initial, changes) => {
        const differing = new DifferingFields(initial)
        let now: JsonValue = initial
        for (const [pointer, to] of changes) {
          now = pointer === '' ? (to ?? {}) : setAt(now, pointer, to)
          differing.follow(pointer, now)
          expect(differing.isAny).toBe(!equalJson(now, initial))
        }
        expect(new DifferingFields(initial, now).isAny).toBe(differing.isAny)
      }),
    )
  })
})
