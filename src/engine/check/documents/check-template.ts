import { checkCondition } from '../../condition/check-condition.ts'
import { resolveName } from '../../condition/condition-scope.ts'
import type { ConditionScope } from '../../condition/condition-scope.ts'
import { mendName } from '../../document/mend-name.ts'
import { isJsonObject } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { templatePlaceholders } from '../../printing/fill-text.ts'
import type { Placeholder } from '../../printing/fill-text.ts'
import { templateParts } from '../../printing/template-parts.ts'
import type { TemplatePart } from '../../printing/template-parts.ts'
import { rowScope, templateScope } from '../../printing/template-scope.ts'
import { textFormat, textFormats } from '../../printing/text-formats.ts'
import { checkList } from '../subject/check-list.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import type { Finding } from '../subject/finding.ts'
import { firstFindings } from '../subject/first-findings.ts'
import { checkTemplateExamples } from './check-template-examples.ts'
import { templateLists } from './template-lists.ts'

/**
 * A template is sound: its ids are unique, what its texts, lists and conditions name is in its data, formats fit,
 * braces are closed, and every example can be drawn and shows what it states.
 */
export function checkTemplate(checked: CheckedDocument): readonly Finding[] {
  const { document: template, data = {} } = checked.document
  if (template === undefined) return []
  const scope = templateScope(data, checked.surroundings.lists)
  return firstFindings([
    () => templateLists(template).flatMap(checkList),
    () => templateParts(template).flatMap((part) => checkPart(part, scope)),
    () => checkTemplateExamples(checked),
  ])
}

function checkPart({ pointer, texts, of, when, within }: TemplatePart, outer: ConditionScope): readonly Finding[] {
  const scope = within.reduce(rowScope, outer)
  return [
    ...texts.flatMap(([key, text]) =>
      checkText(text, scope).map((found) => ({ ...found, pointer: `${pointer}/${key}` })),
    ),
    ...(of === undefined
      ? []
      : checkName({ name: of }, scope).map((found) => ({ ...found, pointer: `${pointer}/of` }))),
    ...(when === undefined || !isJsonObject(when)
      ? []
      : checkCondition(when, scope).map((found) => ({ ...found, pointer: `${pointer}/when${found.pointer}` }))),
  ]
}

type Words = Omit<Finding, 'pointer'>

/** The names of a text exist, and what is in braces is a name. */
function checkText(text: string, scope: ConditionScope): readonly Words[] {
  const names = templatePlaceholders(text)
  const braces = [...text.matchAll(/[{}]/g)].length
  if (braces !== names.length * 2) {
    const mend = 'Write it as {source.field} or {source.field:format}.'
    return [{ message: 'The text has a brace that encloses no name.', mend }]
  }
  return names.flatMap((placeholder) => checkName(placeholder, scope))
}

function checkName({ name, format }: Placeholder, scope: ConditionScope): readonly Words[] {
  const found = resolveName(name, scope)
  if ('problem' in found) return [{ message: found.problem, ...mendName(found.unknown, found.valid) }]
  return format === undefined ? [] : checkFormat(name, format, found.schema)
}

function checkFormat(name: string, format: string, schema: JsonObject | undefined): readonly Words[] {
  const rule = textFormat(format)
  if (rule === undefined) {
    return [{ message: `There is no format "${format}".`, ...mendName(format, Object.keys(textFormats)) }]
  }
  if (schema === undefined || rule.fits(schema)) return []
  return [{ message: `The format "${format}" writes ${rule.writes}, and "${name}" is none.` }]
}
