import { afterAll, beforeAll, expect, test } from 'vitest'
import { fc } from '../../properties.ts'
import { openSequencePlace } from './open-sequence-place.ts'
import type { OpenedSequencePlace } from './open-sequence-place.ts'
import { moneySequence, playMoney } from './money-sequences.ts'

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
