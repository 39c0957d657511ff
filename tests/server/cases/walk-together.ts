import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { staffIn } from '../../../src/engine/cases/steps/staff-in.ts'
import { isJsonObject } from '../../../src/engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../src/engine/json/json.ts'
import { getAt } from '../../../src/engine/json/pointer.ts'
import { objectIn } from '../answers.ts'
import type { Answer } from '../test-client.ts'
import type { CasePerson } from './case-server.ts'

/** A case that people work on, and how a call of it is made. */
export interface WalkedCase {
  readonly type: CaseType
  readonly id: string
  /** A valid answer of a form. */
  readonly validFor: (form: string) => JsonObject
  readonly chance: () => number
}

/** What somebody does with the case as they see it. */
interface Doing {
  readonly what: string
  /** As the person's screen shows it: what closes it, nothing when it is open; undefined when it is not there. */
  readonly shown: readonly JsonObject[] | undefined
  readonly send: () => Promise<Answer>
}

/** What two people did at once with the same revision. */
export interface DoneTogether {
  /** How many of the two changed the case. */
  readonly taken: number
  readonly faults: readonly string[]
}

/** Lets two people do something each, at once, after both have looked at the case. */
export async function doTogether(walked: WalkedCase, people: readonly CasePerson[]): Promise<DoneTogether> {
  const doings = await Promise.all(people.map((person) => doingOf(walked, person)))
  const answers = await Promise.all(doings.map(({ send }) => send()))
  const faults = answers.flatMap((answer, i) => {
    const doing = doings[i]
    return doing === undefined || isAsShown(doing, answer)
      ? []
      : [`${doing.what} was shown as ${JSON.stringify(doing.shown)}: ${answer.status} ${answer.text}`]
  })
  const taken = answers.filter(({ status }) => status === 200).length
  return { taken, faults: taken > 1 ? [...faults, 'Two changed the same revision.'] : faults }
}

/** Whether the server did what the person's screen showed, unless the other was first. */
function isAsShown({ shown }: Doing, { status, json }: Answer): boolean {
  const code = getAt(json, '/code')
  if (code === 'stale') return true
  // What is sent with a forged call is read first: a file that is nowhere is refused by itself.
  if (shown === undefined) return status === 404 || code === 'case-closed' || code === 'invalid'
  if (shown.length === 0) return status === 200 || code === 'invalid' || getAt(json, '/reasons/0/code') === 'unassured'
  const [first] = shown
  return code === 'case-closed' && getAt(json, '/message') === first?.['text']
}

/** Something that a person might do: three times in four what their screen offers, else anything. */
async function doingOf({ type, id, validFor, chance }: WalkedCase, { client, id: self }: CasePerson): Promise<Doing> {
  const path = `${type.id}/${id}`
  const looked = await client.get(path)
  const view = looked.status === 200 ? objectIn(looked) : {}
  const revision = view['revision'] ?? 1
  const offered = objectsIn(view['transitions'])
  const may = Array.isArray(view['may']) ? view['may'] : []
  const post = (to: string, body: JsonObject) => () => client.post(`${path}/${to}`, { ...body, revision })
  const others: readonly Doing[] = [
    { what: 'assign', ...ifMay(may, 'assign'), send: post('assign', { assignee: chance() < 0.5 ? self : null }) },
    { what: 'ask', ...ifMay(may, 'ask'), send: post('ask', { text: 'Which?', pins: [] }) },
    { what: 'withdraw', ...ifMay(may, 'withdraw'), send: post('withdraw-question', {}) },
    { what: 'answer', ...ifMay(may, 'answer'), send: post('answer', { answers: {} }) },
  ]
  const opinions = [...type.reviews.values()].map(({ id: review, asks }): Doing => {
    const says = chance() < 0.7 ? 'for' : 'against'
    const input = asks === undefined ? {} : { input: validFor(asks) }
    return { what: review, ...ifMay(may, review), send: post(`opinions/${review}`, { says, ...input }) }
  })
  const transitions = [...type.transitions.values()].map(({ id: to, asks }): Doing => {
    const found = offered.find((one) => one['id'] === to)
    const input = asks === undefined ? {} : { input: validFor(asks) }
    return { what: to, shown: found && objectsIn(found['closed']), send: post(`transitions/${to}`, input) }
  })
  const moves = [...transitions, ...opinions]
  const likely = moves.filter(({ shown }) => shown !== undefined)
  const among = likely.length > 0 && chance() < 0.75 ? likely : [...moves, ...others]
  const doing = among[Math.floor(chance() * among.length)]
  if (doing === undefined) throw new Error(`${type.id} has no transitions.`)
  return doing
}

const ifMay = (may: readonly JsonValue[], what: string) => ({ shown: may.includes(what) ? [] : undefined })

const objectsIn = (value: JsonValue | undefined): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isJsonObject) : []

/** The roles that act on cases of a type in any state. */
export const rolesActingOn = (type: CaseType): readonly string[] => [
  ...new Set([...type.states.keys()].flatMap((state) => staffIn(type, state))),
]
