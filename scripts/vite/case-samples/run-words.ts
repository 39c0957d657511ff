import type { RunStep } from '../../../src/engine/document/case-run.ts'
import type { WalkedStep } from '../../../src/engine/cases/runs/walk-run.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../../src/engine/json/json.ts'
import type { JsonObject } from '../../../src/engine/json/json.ts'
import type { WalkedCases } from './walked-cases.ts'

/** What the people of a case are called, by their roles. */
export function peopleOfCases(tenant: JsonObject): Readonly<Record<string, string>> {
  const roles = ownValue(tenant, 'roles')
  const titles = (isJsonArray(roles) ? roles : []).flatMap((role) =>
    isJsonObject(role) ? [[String(role['id']), String(role['title'])] as const] : [],
  )
  return { owner: 'Owner', system: 'The portal', ...Object.fromEntries(titles) }
}

/** Who does a step of a run; people with the same role by their letters. */
export function actorOfStep({ as, pay, event, wait }: RunStep, people: Readonly<Record<string, string>>): string {
  if (event !== undefined || wait !== undefined) return people['system'] ?? ''
  const [role = '', name] = (pay === undefined ? (as ?? 'owner') : 'owner').split(':')
  return [people[role] ?? role, ...(name === undefined ? [] : [name.toUpperCase()])].join(' ')
}

/** What is done in a step of a run. */
export function deedOfStep(cases: WalkedCases, { step, happened }: WalkedStep, from: string): string {
  const { declared, reviews, transitions } = cases.type
  const transition = transitions.get(step.do ?? '')
  if (transition !== undefined) return transition.titles?.[from] ?? transition.title
  if (step.review !== undefined) {
    return `${reviews.get(step.review)?.title ?? step.review} (${step.says ?? 'for'})`
  }
  const titles = (names: readonly string[]) => listOf(names.map((name) => titleOfField(cases, name)))
  if (step.ask !== undefined) return `Asks about: ${titles(step.ask.map((field) => field.slice(1)))}`
  if (step.answer !== undefined) return 'Answers the question'
  if (step.withdraw !== undefined) return 'Withdraws the question'
  if (step.save !== undefined) return `Saves: ${titles(Object.keys(step.save))}`
  if (step.pay !== undefined) return step.pay === 'all' ? 'Pays what is owed' : `Pays ${(step.pay / 100).toFixed(2)}`
  if (step.wait !== undefined) return waited(step.wait)
  const taken = declared.transitions.filter(({ id }) => happened.transitions.includes(id)).map(({ title }) => title)
  return taken.length === 0 ? `On ${step.event ?? ''}` : `${taken.join(', ')} (on ${step.event ?? ''})`
}

const listOf = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '))

function titleOfField({ documents, type }: WalkedCases, name: string): string {
  const field = objectAt(objectAt(documents.get(type.id)?.schema, 'properties'), name)
  return typeof field['title'] === 'string' ? field['title'] : name
}

const units: Readonly<Record<string, string>> = { D: 'days', W: 'weeks', M: 'months', Y: 'years' }

/** `P20D` → `20 days pass`; of a timer, until which of its steps. */
function waited(until: string): string {
  const [, count, unit = ''] = /^P(\d+)([DWMY])$/.exec(until) ?? []
  return count === undefined ? `Time passes until ${until}` : `${count} ${units[unit] ?? ''} pass`
}
