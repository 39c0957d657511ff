import { checkCondition } from '../../condition/check-condition.ts'
import type { ConditionScope, DeclaredSource } from '../../condition/condition-scope.ts'
import type { ValueSource } from '../../document/condition.ts'
import { mendName } from '../../document/mend-name.ts'
import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { isListSchema, propertyNames, propertySchema, throughLists } from '../../schema/schema-walk.ts'
import { typesAllowed } from '../../schema/schema-values.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { mendDocument } from '../subject/mend-reference.ts'

type Surrounded = Pick<CheckedDocument, 'surroundings'>

/** A rule names existing sections, fields and values, with suitable operators. */
export function checkRule(
  checked: Surrounded,
  scope: ConditionScope,
  rule: JsonValue | undefined,
  pointer: string,
): readonly Finding[] {
  if (!isJsonObject(rule)) return []
  if (Object.hasOwn(rule, 'section')) return checkRecords(checked, scope, rule, pointer)
  const [[kind, members] = ['', undefined]] = Object.entries(rule)
  if (!isJsonArray(members)) return conditionFindings(rule, scope, pointer)
  return members.flatMap((member, i) => checkRule(checked, scope, member, `${pointer}/${kind}/${i}`))
}

function checkRecords(
  { surroundings }: Surrounded,
  around: ConditionScope,
  test: JsonObject,
  pointer: string,
): readonly Finding[] {
  const section = String(test.section)
  const schema = surroundings.documents.get(section)?.schema
  if (schema === undefined) {
    const message = `The rule names the section "${section}", which does not exist.`
    return [{ pointer: `${pointer}/section`, message, ...mendDocument({ surroundings }, section) }]
  }
  const sources = new Map<ValueSource, DeclaredSource | 'unknown'>(around.sources)
  sources.set('record', { schema, root: schema })
  const scope = { sources, lists: surroundings.lists }
  const containing = ownValue(test, 'containing')
  return [
    ...conditionFindings(ownValue(test, 'where'), scope, `${pointer}/where`),
    ...unknownFields(test, schema, schema, pointer),
    ...unknownSum(test, schema, pointer),
    ...(isJsonArray(containing) ? containing.filter(isJsonObject) : []).flatMap((rows, i) =>
      checkRows(rows, schema, scope, `${pointer}/containing/${i}`),
    ),
  ]
}

function checkRows(rows: JsonObject, schema: JsonObject, scope: ConditionScope, pointer: string): readonly Finding[] {
  const list = String(rows.list)
  const field = propertySchema(schema, schema, list)
  if (field === undefined || !isListSchema(schema, field)) {
    const lists = propertyNames(schema, schema).filter((name) => isListSchema(schema, fieldIn(schema, name)))
    const message = `The rule counts rows of "${list}", which is no list of the section.`
    return [{ pointer: `${pointer}/list`, message, ...mendName(list, lists) }]
  }
  const row = throughLists(schema, field)
  const sources = new Map(scope.sources).set('row', { schema: row, root: schema })
  return [
    ...conditionFindings(ownValue(rows, 'where'), { ...scope, sources }, `${pointer}/where`),
    ...unknownFields(rows, schema, row, pointer),
  ]
}

const fieldIn = (schema: JsonObject, name: string): JsonObject => propertySchema(schema, schema, name) ?? {}

/** The fields that identify what is counted exist. */
function unknownFields(test: JsonObject, root: JsonObject, holder: JsonObject, pointer: string): readonly Finding[] {
  const names = propertyNames(root, holder)
  const distinct = ownValue(test, 'distinct')
  return (isJsonArray(distinct) ? distinct.map(String) : []).flatMap((name, i) => {
    if (names.includes(name)) return []
    const message = `The rule tells records apart by the field "${name}", which does not exist.`
    return [{ pointer: `${pointer}/distinct/${i}`, message, ...mendName(name, names) }]
  })
}

/** What a rule adds up is a number. */
function unknownSum(test: JsonObject, schema: JsonObject, pointer: string): readonly Finding[] {
  const name = ownValue(test, 'sum')
  if (typeof name !== 'string') return []
  const types = typesAllowed(propertySchema(schema, schema, name) ?? {})
  if (types?.has('number')) return []
  const message = `The rule adds up the field "${name}", which is no number of the section.`
  return [{ pointer: `${pointer}/sum`, message, ...mendName(name, propertyNames(schema, schema)) }]
}

/** The findings of a condition that is declared at a pointer. */
export function conditionFindings(
  condition: JsonValue | undefined,
  scope: ConditionScope,
  pointer: string,
): readonly Finding[] {
  if (condition === undefined) return []
  return checkCondition(condition, scope).map((problem) => ({
    ...problem,
    pointer: `${pointer}${problem.pointer}`,
  }))
}
