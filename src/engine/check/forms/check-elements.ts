import type { UiElement } from '../../document/ui-schema.ts'
import type { ElementKind } from '../../../generated/closed-names.ts'
import { mendName } from '../../document/mend-name.ts'
import { ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { formElements } from '../../reading/form-elements.ts'
import { propertyNames, propertySchema } from '../../schema/schema-walk.ts'
import type { CheckedDocument } from '../subject/checked-document.ts'
import { declaredWidgets } from '../subject/declared-widgets.ts'
import { drawnFields } from '../subject/drawn-fields.ts'
import type { Finding } from '../subject/finding.ts'
import { uiNodes } from '../subject/form-nodes.ts'
import type { UiNode } from '../subject/form-nodes.ts'

/** The members that each kind of element needs, and others that it may have. */
const membersOf: Readonly<Record<ElementKind, { readonly needs: readonly Member[]; readonly may: readonly Member[] }>> =
  {
    paragraph: { needs: ['text'], may: [] },
    bullets: { needs: ['items'], may: ['title'] },
    divider: { needs: [], may: [] },
    age: { needs: ['title', 'of'], may: [] },
  }
type Member = 'title' | 'text' | 'items' | 'of'
const members: readonly Member[] = ['title', 'text', 'items', 'of']

/**
 * Elements among fields (`ui:elements`) are declared where they are drawn, have what their kind needs, and name fields
 * of the same object.
 */
export function checkElements({ document, surroundings }: CheckedDocument): readonly Finding[] {
  const nodes = uiNodes(document).filter(({ ui }) => formElements(ui).length > 0)
  if (nodes.length === 0) return []
  const drawn = drawnFields(document, declaredWidgets(surroundings.widgets))
  const lists = drawn.filter(({ node }) => node.kind === 'array').map(({ ui }) => `${ui}/`)
  const objects = drawn.filter(({ node, ui }) => node.kind === 'object' && !lists.some((list) => ui.startsWith(list)))
  return nodes.flatMap((node) => {
    const isDrawn = objects.some(({ ui }) => ui === node.pointer)
    return isDrawn ? checkObject(document.schema ?? {}, node) : [misplaced(node)]
  })
}

function misplaced({ pointer, name }: UiNode): Finding {
  const message =
    `"ui:elements" of "${name}" are never drawn: only the form and the objects in it have them, ` +
    'not lists, single fields or alternatives.'
  return { pointer: `${pointer}/ui:elements`, message }
}

function checkObject(root: JsonObject, { pointer, ui, schema = {} }: UiNode): readonly Finding[] {
  const fields = propertyNames(root, schema)
  const seen = new Set<string>()
  return formElements(ui).flatMap((element, i) => {
    const at = `${pointer}/ui:elements/${i}`
    const isRepeated = seen.has(element.id)
    seen.add(element.id)
    return [
      ...(isRepeated ? [{ pointer: `${at}/id`, message: `Two elements have the id "${element.id}".` }] : []),
      ...memberFindings(element, at),
      ...placeFindings(element, at, fields),
      ...ageFindings(element, at, { root, schema, fields }),
    ]
  })
}

function memberFindings(element: UiElement, at: string): readonly Finding[] {
  const { id, kind } = element
  if (!Object.hasOwn(membersOf, kind)) return []
  const { needs, may } = membersOf[kind]
  const which = `The element "${id}" of the kind "${kind}"`
  const lacking = needs.filter((member) => element[member] === undefined)
  const unused = members.filter((member) => element[member] !== undefined && ![...needs, ...may].includes(member))
  return [
    ...lacking.map((member) => ({ pointer: at, message: `${which} needs "${member}".` })),
    ...unused.map((member) => ({ pointer: `${at}/${member}`, message: `${which} has no "${member}".` })),
  ]
}

function placeFindings({ id, above, below }: UiElement, at: string, fields: readonly string[]): readonly Finding[] {
  if ((above === undefined) === (below === undefined)) {
    const message = `The element "${id}" needs a place: either "above" or "below" with the id of a field.`
    return [{ pointer: at, message }]
  }
  const [key, field = ''] = above === undefined ? ['below', below] : ['above', above]
  return fields.includes(field) ? [] : [unknownField(`${at}/${key}`, `"${key}" of the element "${id}"`, field, fields)]
}

interface Holder {
  readonly root: JsonObject
  readonly schema: JsonObject
  readonly fields: readonly string[]
}

function ageFindings({ id, of }: UiElement, at: string, { root, schema, fields }: Holder): readonly Finding[] {
  if (of === undefined) return []
  const who = `"of" of the element "${id}"`
  if (!fields.includes(of)) return [unknownField(`${at}/of`, who, of, fields)]
  const format = ownValue(propertySchema(root, schema, of) ?? {}, 'format')
  return format === 'date'
    ? []
    : [{ pointer: `${at}/of`, message: `${who} names the field "${of}", which is no date.` }]
}

const unknownField = (pointer: string, who: string, field: string, fields: readonly string[]): Finding => ({
  pointer,
  message: `${who} names the field "${field}", which does not exist.`,
  ...mendName(field, fields),
})
