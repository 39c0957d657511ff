import type { ConditionScope, DeclaredSource } from '../condition/condition-scope.ts'
import { resolveName } from '../condition/condition-scope.ts'
import { caseSources, documentSources } from '../document/condition.ts'
import type { ValueSource } from '../document/condition.ts'
import type { ReferenceLists } from '../document/context.ts'
import type { JsonObject } from '../json/json.ts'
import { objectAt } from '../json/json.ts'
import { resolveSchema } from '../schema/schema-walk.ts'

const text: JsonObject = { type: 'string' }

/** What every template may name of its organisation. */
const organisation: JsonObject = {
  type: 'object',
  properties: { name: text, caption: text, address: text, phone: text, email: text, website: text },
  additionalProperties: false,
}

const formSources = ['answers', 'record', 'records', 'user', 'profile', 'settings'] as const

/** The sources that the data of a template may have. */
export const templateSources: readonly ValueSource[] = [
  ...formSources,
  ...caseSources,
  ...documentSources.filter((source) => source !== 'organisation'),
]

/** What the texts and conditions of a template may name: its declared data, the organisation and today. */
export function templateScope(data: JsonObject, lists?: ReferenceLists): ConditionScope {
  const properties = objectAt(data, 'properties')
  const declared = templateSources.flatMap((source) =>
    Object.hasOwn(properties, source) ? [[source, { schema: objectAt(properties, source), root: data }] as const] : [],
  )
  const sources = new Map<ValueSource, DeclaredSource>([...declared, ['organisation', { schema: organisation }]])
  return lists === undefined ? { sources } : { sources, lists }
}

/** The scope within a group, table or list over a list: its items are the `row`. */
export function rowScope(scope: ConditionScope, of: string): ConditionScope {
  const list = resolveName(of, scope)
  if ('problem' in list || list.schema === undefined) return scope
  const row = { schema: resolveSchema(list.root, list.schema), root: list.root }
  return { ...scope, sources: new Map(scope.sources).set('row', row) }
}
