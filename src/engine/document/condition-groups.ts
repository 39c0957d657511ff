import type { JsonObject } from '../json/json.ts'

/** How a group of conditions is decided by its members. */
export interface Group {
  readonly name: string
  readonly combine: <Values>(members: readonly ((values: Values) => boolean)[]) => (values: Values) => boolean
  /** A member that always decides so makes no difference; one that decides the other way settles the group. */
  readonly neutral: boolean
  /** What a group without members decides; a settled one decides the other way. */
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

/** The groups of conditions, by name: the one record of them. */
export const groups: ReadonlyMap<string, Group> = new Map([allOf, anyOf, noneOf].map((group) => [group.name, group]))

/** Every one of the members holds. */
export interface All<Member> {
  readonly all: readonly Member[]
}

/** At least one of the members holds. */
export interface Any<Member> {
  readonly any: readonly Member[]
}

/** None of the members holds. */
export interface None<Member> {
  readonly none: readonly Member[]
}

/** A group and its members. @throws Error for one of no known kind: what is not understood never counts as true. */
export function groupAndMembers<Member>(node: All<Member> | Any<Member> | None<Member>): {
  group: Group
  members: readonly Member[]
} {
  if ('all' in node) return { group: allOf, members: node.all }
  if ('any' in node) return { group: anyOf, members: node.any }
  if ('none' in node) return { group: noneOf, members: node.none }
  throw new Error(`Unknown kind of group: ${JSON.stringify(node)}`)
}
