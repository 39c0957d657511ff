import { fc } from '../../properties.ts'
import { describe, expect, test } from 'vitest'
import { reduceReversal, reversalStates } from '../../../src/engine/payments/reduce-reversal.ts'
import type { ReversalMessage } from '../../../src/engine/payments/reduce-reversal.ts'

const accepted: ReversalMessage = { kind: 'accepted', originator: 'o', conversation: 'c' }
const checking: ReversalMessage = { kind: 'checking', check: '1', conversation: 'q' }
const checked = (outcome: 'reversed' | 'refused' | 'unknown', conversation = 'q', check = '1'): ReversalMessage => ({
  kind: 'checked',
  check,
  conversation,
  outcome,
  code: '0',
})

describe('giving a payment back, by what was heard of it [BIL-04]', () => {
  test.each<[string, readonly ReversalMessage[], string]>([
    ['nothing', [], 'asked'],
    ['taken', [accepted], 'pending'],
    ['without an answer', [{ kind: 'unanswered' }], 'pending'],
    ['refused at once', [{ kind: 'rejected', code: '500' }], 'refused'],
    ['claimed, which decides nothing', [accepted, { kind: 'claimed', conversation: 'c', code: '0' }], 'pending'],
    ['answered as given back', [accepted, checking, checked('reversed')], 'reversed'],
    ['answered as not given back', [accepted, checking, checked('refused')], 'refused'],
    ['answered with nothing that is known', [accepted, checking, checked('unknown')], 'pending'],
    ['answered under another name', [accepted, checking, checked('reversed', 'forged')], 'pending'],
    ['answered to another question', [accepted, checking, checked('reversed', 'q', '2')], 'pending'],
    ['answered in two ways', [accepted, checking, checked('reversed'), checked('refused')], 'pending'],
    ['given up', [accepted, { kind: 'gave-up' }], 'undecided'],
    ['given up and decided', [{ kind: 'gave-up' }, { kind: 'decided', outcome: 'refused' }], 'refused'],
    [
      'decided as not given back, and answered otherwise',
      [{ kind: 'decided', outcome: 'refused' }, accepted, checking, checked('reversed')],
      'reversed',
    ],
  ])('%s', (_name, messages, state) => {
    expect(reduceReversal(messages).state).toBe(state)
  })

  test('is the same for every order and every repetition of the same messages', () => {
    const name = fc.constantFrom('a', 'b')
    const code = fc.constantFrom('0', '1', 'R000001')
    const message: fc.Arbitrary<ReversalMessage> = fc.oneof(
      fc.record({ kind: fc.constant('accepted' as const), originator: name, conversation: name }),
      fc.record({ kind: fc.constant('rejected' as const), code }),
      fc.constant({ kind: 'unanswered' as const }),
      fc.record({ kind: fc.constant('claimed' as const), conversation: name, code }),
      fc.record({ kind: fc.constant('checking' as const), check: name, conversation: name }),
      fc.record({
        kind: fc.constant('checked' as const),
        check: name,
        conversation: name,
        code,
        outcome: fc.constantFrom('reversed' as const, 'refused' as const, 'unknown' as const),
      }),
      fc.constant({ kind: 'gave-up' as const }),
      fc.record({
        kind: fc.constant('decided' as const),
        outcome: fc.constantFrom('reversed' as const, 'refused' as const),
      }),
    )
    const shuffled = fc
      .array(message, { maxLength: 9 })
      .chain((messages) =>
        fc.tuple(
          fc.constant(messages),
          fc.shuffledSubarray([...messages, ...messages], { minLength: 2 * messages.length }),
        ),
      )
    fc.assert(
      fc.property(shuffled, ([messages, again]) => {
        expect(reduceReversal(again)).toEqual(reduceReversal(messages))
        expect(reversalStates).toContain(reduceReversal(messages).state)
      }),
    )
  })
})
