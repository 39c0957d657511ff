import { resolveName } from '../../condition/condition-scope.ts'
import type { ConditionScope } from '../../condition/condition-scope.ts'
import { mendName } from '../../document/mend-name.ts'
import { isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'
import { otherValue } from '../../reading/other-value.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import { withViewedForm } from '../subject/check-view.ts'
import { answersScope, pageScope } from '../subject/condition-scopes.ts'
import type { Finding } from '../subject/finding.ts'
import { schemaNodes, uiNodes } from '../subject/form-nodes.ts'
import { listCases } from '../subject/list-cases.ts'
import { presetsOf } from '../subject/presets-of.ts'

/** Values that filters of reference lists, texts of "Other" and presets of pages refer to exist. */
export function checkValueNames(checked: CheckedDocument): readonly Finding[] {
  const { document } = checked
  const scope = answersScope(checked)
  return [
    ...schemaNodes(document).flatMap(({ pointer, schema }) =>
      filterNames(ownValue(schema, 'inList'), `${pointer}/inList`, scope),
    ),
    ...uiNodes(document).flatMap(({ pointer, ui, schema = {} }) => {
      const [options, at] = [objectAt(ui, 'ui:options'), `${pointer}/ui:options`]
      const otherText = ownValue(options, 'otherText')
      return [
        ...filterNames(ownValue(options, 'list'), `${at}/list`, scope),
        ...(typeof otherText === 'string' ? checkName(otherText, `${at}/otherText`, scope) : []),
        ...(otherText !== undefined && otherValue(schema, options) === undefined
          ? [withoutOther(`${at}/otherText`)]
          : []),
      ]
    }),
    ...presetsOf(document).flatMap(({ pointer, preset }) =>
      presetNames(preset, pointer, pageScope(withViewedForm(checked))),
    ),
  ]
}

/** Calls send such a choice empty, so they have to know which of its values is "Other". */
const withoutOther = (pointer: string): Finding => ({
  pointer,
  message: 'This field has a text for “Other”, but no choice of it is “Other”.',
  mend: 'Add “other”, with its value, to the “inList” of the field or to the list of its choices.',
})

function filterNames(lists: JsonValue | undefined, pointer: string, scope: ConditionScope): readonly Finding[] {
  return listCases(lists).flatMap(([list, at]) => namesInFilter(list, `${pointer}${at}`, scope))
}

function namesInFilter(list: JsonValue | undefined, pointer: string, scope: ConditionScope): readonly Finding[] {
  const filter = isJsonObject(list) ? ownValue(list, 'filter') : undefined
  if (!isJsonObject(filter)) return []
  return Object.entries(filter).flatMap(([property, source]) => {
    const name = isJsonObject(source) ? ownValue(source, 'value') : undefined
    return typeof name === 'string' ? checkName(name, `${pointer}/filter/${escapeSegment(property)}/value`, scope) : []
  })
}

function presetNames(preset: JsonObject, pointer: string, scope: ConditionScope): readonly Finding[] {
  return Object.entries(preset).flatMap(([field, value]) =>
    typeof value === 'string' && value.startsWith('=')
      ? checkName(value.slice(1), `${pointer}/${escapeSegment(field)}`, scope)
      : [],
  )
}

function checkName(name: string, pointer: string, scope: ConditionScope): readonly Finding[] {
  const found = resolveName(name, scope)
  if (!('problem' in found)) return []
  return [{ pointer, message: found.problem, ...mendName(found.unknown, found.valid) }]
}
