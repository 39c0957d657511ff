import { describe, expect, test } from 'vitest'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { unstartedCase } from '../../../src/engine/cases/model/case.ts'
import type { Case } from '../../../src/engine/cases/model/case.ts'
import type { CaseFacts } from '../../../src/engine/cases/model/case-facts.ts'
import type { PoolEffect, StepOutcome } from '../../../src/engine/cases/model/outcome.ts'
import type { PoolPlaces } from '../../../src/engine/cases/model/pool-places.ts'
import { system } from '../../../src/engine/cases/model/actor.ts'
import { longestWaiting } from '../../../src/engine/cases/steps/change-places.ts'
import { step } from '../../../src/engine/cases/step.ts'
import { fc } from '../../properties.ts'
import { facts, madeType, owner, take, transition } from './made-case.ts'

/** Places of an event: booked at once, or after waiting for them; given back. */
const booking: CaseType = madeType({
  relations: [{ id: 'event', to: 'forms/event', keptBy: 'organisation', by: '=answers.event' }],
  pool: {
    of: 'event',
    limit: '=related.event.capacity',
    takes: '=answers.tickets',
    in: ['booked', 'attended'],
    message: '{free} of {limit} places are left.',
  },
  states: [
    { id: 'booked', title: 'Booked' },
    { id: 'waiting', title: 'Waiting' },
    { id: 'attended', title: 'Attended', final: true },
    { id: 'cancelled', title: 'Cancelled', final: true },
  ],
  transitions: [
    transition('book', 'start', 'booked'),
    transition('wait', 'start', 'waiting'),
    transition('offer', 'waiting', 'booked', { by: ['system'], on: ['place'] }),
    transition('attend', 'booked', 'attended', { by: ['verifier'] }),
    transition('cancel', 'booked', 'cancelled', { from: ['booked', 'waiting'] }),
  ],
})

const noOne: PoolPlaces = { taken: 0, ahead: [], waiting: [] }

const tooMany = [{ takes: 4, cases: 2 }]
const twoPairs = [{ takes: 2, cases: 1 }]

const known = (capacity: number | undefined, pool: PoolPlaces = noOne): CaseFacts => ({
  ...facts,
  related: { event: capacity === undefined ? {} : { capacity } },
  pool,
})

const asked = (tickets = 1): Case => unstartedCase(booking.id, owner.id, { event: 'EV-1', tickets })
const inState = (state: string, tickets = 1): Case => ({ ...asked(tickets), state, number: 'M-1' })

const book = (places: CaseFacts, tickets = 1) => step(booking, asked(tickets), take(owner, 'book'), places)
const poolOf = (outcome: StepOutcome): PoolEffect | undefined =>
  outcome.ok ? outcome.effects.find((one) => one.effect === 'pool') : undefined
const codesOf = (outcome: StepOutcome) => (outcome.ok ? [] : outcome.refusals.map(({ code }) => code))

describe('places of what a case is about [EVT-01]', () => {
  test.each<[string, CaseFacts, number, string[]]>([
    ['the last one', known(3, { ...noOne, taken: 2 }), 1, []],
    ['none is left', known(3, { ...noOne, taken: 3 }), 1, ['full']],
    ['fewer are left than it takes', known(3, { ...noOne, taken: 2 }), 2, ['full']],
    ['as many are left as it takes', known(3, { ...noOne, taken: 1 }), 2, []],
    [
      'one is left, which somebody waits for',
      known(3, { ...noOne, taken: 2, ahead: [{ takes: 1, cases: 1 }] }),
      1,
      ['full'],
    ],
    [
      'one is left beside those that others wait for',
      known(3, { ...noOne, taken: 1, ahead: [{ takes: 1, cases: 1 }] }),
      1,
      [],
    ],
    ['one is left beside who wants more than there are', known(3, { ...noOne, taken: 2, ahead: tooMany }), 1, []],
    ['two wait for the only one that is left', known(3, { ...noOne, taken: 1, ahead: twoPairs }), 1, ['full']],
    ['the limit was lowered below what is taken', known(1, { ...noOne, taken: 3 }), 1, ['full']],
    ['there is no limit', known(undefined, { ...noOne, taken: 5000 }), 1, []],
    ['a fraction of a place', known(3), 0.5, ['full']],
    ['no place', known(3), 0, ['full']],
    ['fewer than none', known(3, { ...noOne, taken: 3 }), -2, ['full']],
  ])('a case that takes them: %s', (_name, places, tickets, codes) => {
    expect(codesOf(book(places, tickets))).toEqual(codes)
  })

  test('the refusal has the declared message, with the facts of the pool', () => {
    const outcome = book(known(3, { ...noOne, taken: 2 }), 2)
    expect(outcome).toMatchObject({
      refusals: [{ code: 'full', message: '{free} of {limit} places are left.', params: { free: 1, limit: 3 } }],
    })
  })

  test('waiting takes no place, and is possible while there is none', () => {
    const outcome = step(booking, asked(2), take(owner, 'wait'), known(3, { ...noOne, taken: 3 }))
    expect(poolOf(outcome)).toEqual({ effect: 'pool', becomes: 'turn', takes: 2, offers: [] })
    expect(outcome).toMatchObject({ events: ['entered'] })
  })

  test('who begins to wait although there are places gets them at once', () => {
    const outcome = step(booking, asked(), take(owner, 'wait'), known(3))
    expect(outcome).toMatchObject({ events: ['entered', 'place'] })
  })

  test('staying among the states with places keeps them, also under a lower limit', () => {
    const places = known(1, { ...noOne, taken: 3, own: { takes: 2, waits: false } })
    const outcome = step(
      booking,
      inState('booked', 2),
      take({ kind: 'person', id: 'v', roles: ['verifier'] }, 'attend'),
      places,
    )
    expect(outcome.ok).toBe(true)
    expect(poolOf(outcome)).toBeUndefined()
  })

  test.each<[string, PoolPlaces, number, string[]]>([
    [
      'the longest waiting',
      { ...noOne, taken: 2, own: { takes: 1, waits: false }, waiting: waitingFor(1, 1) },
      2,
      ['w1'],
    ],
    [
      'as many as there are places',
      { ...noOne, taken: 2, own: { takes: 2, waits: false }, waiting: waitingFor(1, 1, 1) },
      2,
      ['w1', 'w2'],
    ],
    [
      'nobody, while the first wants more',
      { ...noOne, taken: 2, own: { takes: 1, waits: false }, waiting: waitingFor(2, 1) },
      2,
      [],
    ],
    [
      'nobody, under a lowered limit',
      { ...noOne, taken: 2, own: { takes: 1, waits: false }, waiting: waitingFor(1) },
      1,
      [],
    ],
    [
      'who comes after one that wants more than there are at all',
      { ...noOne, taken: 2, own: { takes: 1, waits: false }, waiting: waitingFor(3, 1, 1) },
      2,
      ['w2'],
    ],
    [
      'all, without a limit',
      { ...noOne, taken: 2, own: { takes: 1, waits: false }, waiting: waitingFor(9, 9) },
      -1,
      ['w1', 'w2'],
    ],
  ])('places that are given back go to %s', (_name, pool, limit, offers) => {
    const outcome = step(booking, inState('booked'), take(owner, 'cancel'), known(limit < 0 ? undefined : limit, pool))
    expect(poolOf(outcome)).toMatchObject({ becomes: 'none', offers })
  })

  test('who stops waiting lets those behind go on', () => {
    const pool = { ...noOne, taken: 2, own: { takes: 2, waits: true }, waiting: waitingFor(1) }
    const outcome = step(booking, inState('waiting', 2), take(owner, 'cancel'), known(3, pool))
    expect(poolOf(outcome)).toMatchObject({ becomes: 'none', offers: ['w1'] })
  })

  test('a case takes as many as it waited for, whatever its answers say since', () => {
    const pool = { ...noOne, taken: 1, own: { takes: 2, waits: true } }
    const outcome = step(booking, inState('waiting', 1), take(system, 'offer'), known(3, pool))
    expect(poolOf(outcome)).toEqual({ effect: 'pool', becomes: 'places', takes: 2, offers: [] })
  })
})

function waitingFor(...takes: readonly number[]) {
  return takes.map((one, i) => ({ id: `w${i + 1}`, takes: one }))
}

/** What people do with one event, in any order. */
type Doing =
  | { readonly kind: 'book'; readonly tickets: number }
  | { readonly kind: 'cancel'; readonly which: number }
  | { readonly kind: 'limit'; readonly to: number }

const doings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('book' as const), tickets: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ kind: fc.constant('cancel' as const), which: fc.nat() }),
    fc.record({ kind: fc.constant('limit' as const), to: fc.integer({ min: 1, max: 8 }) }),
  ),
  { maxLength: 40 },
)

/** A booking as a caller stores it. */
interface Stored {
  readonly id: string
  readonly kase: Case
  readonly takes: number
  /** Null once it has places. */
  readonly turn: number | null
}

/** An event with its bookings, as the server keeps them: one step after the other. */
class BookedEvent {
  stored: readonly Stored[] = []
  /** The turns of those who got places after waiting, as they got them. */
  served: readonly number[] = []
  private turns = 0

  constructor(public limit: number) {}

  get taken(): number {
    return this.stored.reduce((sum, { takes, turn }) => sum + (turn === null ? takes : 0), 0)
  }

  get waiting(): readonly Stored[] {
    return this.stored.filter(({ turn }) => turn !== null)
  }

  do(doing: Doing): void {
    if (doing.kind === 'limit') {
      this.limit = doing.to
      this.offer(longestWaiting(this.waiting, this.limit, this.taken))
    } else if (doing.kind === 'cancel') {
      const one = this.stored[doing.which % Math.max(1, this.stored.length)]
      if (one !== undefined) this.step(one, 'cancel')
    } else {
      const id = `c${this.turns}-${this.stored.length}-${doing.tickets}`
      const one = { id, kase: asked(doing.tickets), takes: doing.tickets, turn: null }
      if (!this.step(one, 'book')) this.step(one, 'wait')
    }
  }

  private step(one: Stored, id: string): boolean {
    const isStored = this.stored.includes(one)
    const before = this.waiting.filter(({ turn }) => one.turn === null || Number(turn) < one.turn)
    const pool: PoolPlaces = {
      taken: this.taken,
      ahead: before.map(({ takes }) => ({ takes, cases: 1 })),
      ...(isStored && { own: { takes: one.takes, waits: one.turn !== null } }),
      waiting: this.waiting.filter((other) => other !== one),
    }
    const by = id === 'offer' ? system : owner
    const outcome = step(booking, one.kase, take(by, id), known(this.limit, pool))
    if (!outcome.ok) return false
    const effect = poolOf(outcome)
    const others = this.stored.filter((other) => other !== one)
    if (effect?.becomes === 'turn') this.turns += 1
    const turn = effect?.becomes === 'turn' ? this.turns : null
    const next = { ...one, kase: { ...outcome.next, number: one.id }, turn }
    this.stored = effect?.becomes === 'none' ? others : [...others, next]
    if (id === 'offer') this.served = [...this.served, Number(one.turn)]
    this.offer(effect?.offers ?? [])
    return true
  }

  private offer(ids: readonly string[]): void {
    for (const id of ids) {
      const one = this.waiting.find((other) => other.id === id)
      if (one !== undefined) this.step(one, 'offer')
    }
  }
}

describe('any sequence of bookings, cancellations and changes of the limit', () => {
  test('takes no more places than there are, and gives them in the order of waiting [EVT-01]', () => {
    fc.assert(
      fc.property(doings, fc.integer({ min: 1, max: 8 }), (sequence, limit) => {
        const event = new BookedEvent(limit)
        for (const doing of sequence) {
          const before = event.taken
          event.do(doing)
          // A lowered limit takes nothing from anybody; nothing is added beyond it.
          expect(event.taken).toBeLessThanOrEqual(Math.max(before, event.limit))
          // Nobody waits who could have their places, and who never could holds up nobody.
          const [first] = event.waiting
            .filter(({ takes }) => takes <= event.limit)
            .toSorted((one, other) => Number(one.turn) - Number(other.turn))
          expect(event.taken + (first?.takes ?? Infinity)).toBeGreaterThan(event.limit)
        }
        expect(event.served).toEqual(event.served.toSorted((one, other) => one - other))
      }),
      { numRuns: 500 },
    )
  })
})
