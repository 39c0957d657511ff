import { describe, expect, test } from 'vitest'
import { checkCase } from '../../../src/engine/check/cases/check-case.ts'
import { checkShape } from '../../../src/engine/check/check-shape.ts'
import { metaSchemas } from '../../../src/engine/check/subject/meta-schemas.ts'
import { isComposedDocument } from '../../../src/engine/document/composite-shape.ts'
import { walkRun } from '../../../src/engine/cases/runs/walk-run.ts'
import { readCaseType } from '../../../src/engine/cases/case-type.ts'
import { asJson } from '../../../src/engine/json/as-json.ts'
import { isJsonArray, isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonValue } from '../../../src/engine/json/json.ts'
import { fc } from '../../properties.ts'
import { removeOrSet } from '../check/declared-files.ts'
import {
  caseIds,
  caseTypeOf,
  checkedCase,
  composed,
  organisations,
  settingOf,
  shippedTypes,
  withCases,
} from './case-declarations.ts'
import { randomRun, walkFaults } from './random-steps.ts'
import { verdictFaults } from './walked-verdicts.ts'

const every = [
  ...organisations.flatMap((organisation) => caseIds.map((id) => [id, organisation] as const)),
  ...shippedTypes(),
]
/** Walks of each case type of each organisation, 10,000 in all; `WALKS=10000` for a long run. */
const walks = Number(process.env['WALKS'] ?? Math.ceil(10_000 / every.length))

describe('whatever happens to a case, in any order', () => {
  test.each(every)(
    '%s of %s stays in declared states, with declared effects, refusals and history, as screens show before [CASE-01 CASE-04 CASE-06]',
    (id, organisation) => {
      const type = caseTypeOf(organisation, id)
      const setting = settingOf(organisation)
      const documents = composed.get(organisation)?.documents ?? new Map()
      const checked = checkedCase(organisation, id)
      const taken = new Set<string>()
      fc.assert(
        fc.property(randomRun(type, documents), (run) => {
          const walked = walkRun({ type, run, setting })
          for (const { happened } of walked) for (const id of happened.transitions) taken.add(id)
          expect([...walkFaults(type, walked, checked), ...verdictFaults(type, run, setting, walked)]).toEqual([])
        }),
        { numRuns: walks },
      )
      expect(taken.size).toBeGreaterThan(type.transitions.size / 2)
    },
  )
})

/** The pointers to everything in a case type's declaration. */
function pointersIn(value: JsonValue, at = ''): readonly string[] {
  const members: readonly (readonly [string, JsonValue | undefined])[] = isJsonArray(value)
    ? value.map((item, i) => [String(i), item])
    : isJsonObject(value)
      ? Object.entries(value)
      : []
  return members.flatMap(([key, member]) => {
    const pointer = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    return [pointer, ...pointersIn(member ?? null, pointer)]
  })
}

describe('after anything is removed from a case type', () => {
  const shape = checkShape(metaSchemas(withCases))

  test.each(every.filter(([, organisation]) => organisation === 'iek'))(
    '%s of %s is either refused by the check, or walks as declared [CASE-02 CASE-04]',
    (id, organisation) => {
      const checked = checkedCase(organisation, id)
      const whole = asJson(checked.document)
      const pointers = pointersIn(asJson(checked.document.case), '/case')
      const setting = settingOf(organisation)
      let [sound, refused] = [0, 0]
      const change = fc.constantFrom(...pointers).map((pointer) => removeOrSet(whole, pointer, undefined))
      const checkedWith = change.map((document) => ({
        ...checked,
        document: isComposedDocument(document) ? document : {},
      }))
      fc.assert(
        fc.property(
          checkedWith.chain((one) => {
            const type = readCaseType(id, one.document)
            const isSound = type !== undefined && shape(one).length === 0 && checkCase(one).length === 0
            if (!isSound) return fc.constant(undefined)
            return randomRun(type, one.surroundings.documents).map((run) => ({ type, run, one }))
          }),
          (walk) => {
            if (walk === undefined) refused += 1
            else sound += 1
            const faults = walk && walkFaults(walk.type, walkRun({ type: walk.type, run: walk.run, setting }), walk.one)
            expect(faults ?? []).toEqual([])
          },
        ),
        { numRuns: 150 },
      )
      expect(Math.min(sound, refused)).toBeGreaterThan(0)
    },
  )
})
