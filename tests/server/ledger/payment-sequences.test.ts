import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fc } from '../../properties.ts'
import { openSequencePlace } from './open-sequence-place.ts'
import type { OpenedSequencePlace } from './open-sequence-place.ts'
import { moneySequence, playMoney } from './money-sequences.ts'
import type { PaymentStep } from './payment-sequences.ts'

let place: OpenedSequencePlace
beforeAll(async () => {
  place = await openSequencePlace()
})
afterAll(async () => {
  const wrong = await place.wrongInLedger()
  await place.close()
  expect(wrong).toEqual([])
})

/** `npm run bench -- money-sequences` plays as many as are wanted. */
test('each of several payments at once posts one receipt or none, whatever is heard of them [BIL-02 BIL-05]', async () => {
  const played = fc.asyncProperty(fc.array(moneySequence, { minLength: 1, maxLength: 4 }), async (sequences) => {
    const wrong = await Promise.all(sequences.map((one) => playMoney(place, one)))
    expect(wrong.filter((one) => one !== 'refused').flat()).toEqual([])
  })
  await fc.assert(played, { numRuns: 20 })
})

describe('a payment whose number a callback forged, and which then expired, while its money is listed', () => {
  const forged = { kind: 'claim', result: '0', amount: 'right', receipt: 'false', times: 1 } as const
  const failed = { kind: 'claim', result: '1', amount: 'right', receipt: 'right', times: 1 } as const
  const listed = { kind: 'list', account: 'named' } as const
  const ask = { kind: 'ask' } as const
  const later = { kind: 'wait', minutes: 90 } as const
  const expired: readonly PaymentStep[] = [forged, later, ask]

  test.each<readonly [string, readonly PaymentStep[], readonly PaymentStep[]]>([
    ['the provider is asked after the list', expired, [listed, ask]],
    ['a callback has it asked after the list', expired, [listed, failed]],
    ['it is asked again and again', expired, [listed, ask, failed, ask, listed]],
    ['the provider is asked before the list', expired, [ask, listed]],
    ['it expires after its payer has paid', [forged], [later, listed, ask]],
    ['the list names no invoice at first', expired, [{ kind: 'list', account: 'none' }, ask, listed]],
  ])('is posted once: %s [BIL-02 BIL-05]', async (_case, before, after) => {
    const apart = (steps: readonly PaymentStep[]) => steps.map((step) => [step])
    const sequence = { way: 'mpesa', owed: 13_299_151, decision: '0', isEarly: false } as const
    expect(await playMoney(place, { ...sequence, before: apart(before), after: apart(after) })).toEqual([])
  })
})
