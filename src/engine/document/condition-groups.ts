import type { JsonObject } from '../json/json.ts'

/** How the members of a group of conditions decide its result. */
export interface Group {
  readonly name: string
  readonly combine: <Values>(members: readonly ((values: Values) => boolean)[]) => (values: Values) => boolean
  /** A member that always has this result makes no difference; one with the opposite result settles the group. */
  readonly neutral: boolean
  /** The result of a group without members; a settled group has the opposite result. */
  readonly empty: boolean
  /** The group in standard JSON Schema; there is at least one member. */
  readonly toSchema: (members: readonly JsonObject[]) => JsonObject
}

type Combine = Group['combine']

const combineAll: Combine = (members) => (values) => members.every((member) => member(values))
const combineAny: Combine = (members) => (values) => members.some((member) => member(values))
const combineNone: Combine = (members) => (values) => !members.some((member) => member(values))

const allOf: Group = {
  name: 'all',
  combine: combineAll,
  neutral: true,
  empty: true,
  toSchema: (members) => ({ allOf: members }),
}

const anyOf: Group = {
  name: 'any',
  combine: combineAny,
  neutral: false,
  empty: false,
  toSchema: (members) => ({ anyOf: members }),
}

const noneOf: Group = {
  name: 'none',
  combine: combineNone,
  neutral: false,
  empty: true,
  toSchema: (members) => ({ not: { anyOf: members } }),
}

/** All groups of conditions, by name. */
export const groups: ReadonlyMap<string, Group> = new Map([allOf, anyOf, noneOf].map((group) => [group.name, group]))

/** All members are true. */
export interface All<Member> {
  readonly all: readonly Member[]
}

/** At least one member is true. */
export interface Any<Member> {
  readonly any: readonly Member[]
}

/** No member is true. */
export interface None<Member> {
  readonly none: readonly Member[]
}

/**
 * A group's name and its members.
 * @throws Error for an unknown group, so that it never counts as true.
 */
export function groupAndMembers<Member>(node: All<Member> | Any<Member> | None<Member>): {
  group: Group
  members: readonly Member[]
} {
  if ('all' in node) return { group: allOf, members: node.all }
  if ('any' in node) return { group: anyOf, members: node.any }
  if ('none' in node) return { group: noneOf, members: node.none }
  throw new Error(`Unknown kind of group: ${JSON.stringify(node)}`)
}
