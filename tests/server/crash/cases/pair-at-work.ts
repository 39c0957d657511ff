import { randomUUID } from 'node:crypto'
import type { JsonObject } from '../../../../src/engine/json/json.ts'

/** A case as the response of its last step has it. */
export interface KnownCase {
  readonly reason: string
  readonly number: string
  readonly state: string
  readonly revision: number
}

/** A step of a pair, identical on each attempt. */
export interface SentStep {
  readonly path: string
  readonly token: string
  readonly key: string
  readonly body: JsonObject
  readonly reason: string
}

/**
 * A member that submits cases and a registrar that grants them, one step after the other, each with a key. A step
 * without a response is repeated before the next.
 */
export class PairAtWork {
  /** By their reasons, which are unique. */
  readonly known = new Map<string, KnownCase>()
  /** The keys of steps that were sent more than once. */
  readonly repeated = new Set<string>()
  private waiting: SentStep | undefined
  private made = 0

  constructor(
    private readonly number: number,
    private readonly tokens: { readonly member: string; readonly registrar: string },
    private readonly chance: () => number,
  ) {}

  /** The registrar's token. */
  get registrar(): string {
    return this.tokens.registrar
  }

  get isWaiting(): boolean {
    return this.waiting !== undefined
  }

  /** The pending step, or a new one. */
  next(): SentStep {
    if (this.waiting) this.repeated.add(this.waiting.key)
    return (this.waiting ??= this.invent())
  }

  /** Notes the response to a step: the case after it, or undefined for a refusal. */
  answered({ reason }: SentStep, kase: Omit<KnownCase, 'reason'> | undefined): void {
    this.waiting = undefined
    if (kase) this.known.set(reason, { ...kase, reason })
  }

  private invent(): SentStep {
    const key = randomUUID()
    const open = [...this.known.values()].find(({ state }) => state === 'open')
    if (open && this.chance() < 0.7) {
      const path = `/cases/grant/${open.number}/transitions/grant`
      return { path, token: this.tokens.registrar, key, body: { revision: open.revision }, reason: open.reason }
    }
    this.made += 1
    const reason = `PAIR ${this.number} CASE ${this.made}`
    return {
      path: '/cases/grant',
      token: this.tokens.member,
      key,
      body: { do: 'submit', answers: { Reason: reason } },
      reason,
    }
  }
}
