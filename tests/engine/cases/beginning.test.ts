import { describe, expect, test } from 'vitest'
import { mayBegin } from '../../../src/engine/cases/beginning.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import { documentOf, shipped } from '../../declarations/declared-forms.ts'

function mayBe(id: DocumentId, values: Parameters<typeof mayBegin>[1]): boolean {
  const { case: declared } = documentOf(shipped('demo'), id)
  if (declared === undefined) throw new Error(`${id} is no type of cases.`)
  return mayBegin({ declared }, values)
}

const applicant = { profile: { MemberNo: null } }
const member = { profile: { MemberNo: 'M1001' } }

describe('a case is begun', () => {
  test.each(['cases/upgrade', 'cases/cpd-claim', 'cases/cpd-transcript'] as const)(
    'of the type %s by members alone [UPG-01 CPD-02]',
    (id) => {
      expect([mayBe(id, applicant), mayBe(id, member)]).toEqual([false, true])
    },
  )

  test('by anybody where no condition is declared, or what is known does not decide it', () => {
    expect(mayBe('cases/licence', applicant)).toBe(true)
    expect(mayBe('cases/upgrade', {})).toBe(true)
    expect(mayBe('cases/good-standing', member)).toBe(true)
  })

  test('by nobody where one of several known conditions fails', () => {
    const off = { settings: { certificate_of_good_standing: false } }
    expect(mayBe('cases/good-standing', { ...member, ...off })).toBe(false)
  })
})
