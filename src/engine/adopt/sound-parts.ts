import { checkChoiceNames } from '../check/forms/check-choice-names.ts'
import { checkElements } from '../check/forms/check-elements.ts'
import { checkFields } from '../check/forms/check-fields.ts'
import { checkFormats } from '../check/forms/check-formats.ts'
import { givenValuesCheck } from '../check/forms/check-given-values.ts'
import { checkLayouts } from '../check/forms/check-layouts.ts'
import { checkMessages } from '../check/forms/check-messages.ts'
import { checkPatternSafety } from '../check/forms/check-pattern-safety.ts'
import { checkPositions } from '../check/forms/check-positions.ts'
import { checkReferences } from '../check/forms/check-references.ts'
import { checkShapes } from '../check/forms/check-shapes.ts'
import { checkWidgetFit } from '../check/forms/check-widget-fit.ts'
import { checkWidgets } from '../check/forms/check-widgets.ts'
import { checkConditions } from '../check/rules/check-conditions.ts'
import type { CheckedDocument, DocumentCheck } from '../check/subject/checked-document.ts'
import type { Finding } from '../check/subject/finding.ts'
import { firstFindings } from '../check/subject/first-findings.ts'
import { isComposedDocument } from '../document/composite-shape.ts'
import type { CompositeDocument } from '../document/document.ts'
import { asJson } from '../json/as-json.ts'
import { isJsonArray } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { getAt, parsePointer, setAt } from '../json/pointer.ts'
import type { AdoptNote } from './adopted.ts'

/** What remains of a document, and what the check says of the rest. */
export interface SoundParts {
  readonly document: CompositeDocument
  readonly notes: readonly AdoptNote[]
}

/** In turn, since each relies on what the ones before it found sound. */
const steps = (): readonly (readonly DocumentCheck[])[] => [
  [checkReferences],
  [checkFields, checkChoiceNames, checkPositions, checkShapes, checkFormats, checkPatternSafety, checkMessages],
  [checkWidgets, checkWidgetFit, checkElements, checkLayouts, checkConditions, givenValuesCheck()],
]

/** A keyword or key without which a declaration still says what it is about. */
const removable =
  /^(?:\/schema.*?\/(?:default|format|pattern|enum\/\d+)(?=\/|$)|\/ui\/rules\/\d+|\/ui.*?\/ui:(?:options\/[^/]+|order\/\d+|(?!options|order)[^/]+))/
/** How often what is left is checked again. */
const mostRounds = 8

/**
 * The document without the parts that the check refuses and that it can do without: defaults, patterns, widgets, rules.
 * What it cannot do without stays, and is listed with the check's own words.
 */
export function soundParts(checked: CheckedDocument, shape: DocumentCheck): SoundParts {
  const notes: AdoptNote[] = []
  const checks = [[shape], ...steps()]
  let { document } = checked
  for (let round = 0; round < mostRounds; round += 1) {
    const findings = firstFindings(checks.map((turn) => () => turn.flatMap((check) => check({ ...checked, document }))))
    const removed = new Set<string>()
    for (const finding of findings.filter(({ pointer }) => removable.test(pointer))) {
      removed.add(removable.exec(finding.pointer)?.[0] ?? '')
      notes.push(noteOf(finding, finding.pointer.startsWith('/ui/rules/') ? 'open' : 'left-out'))
    }
    if (removed.size === 0)
      return { document, notes: [...notes, ...findings.map((finding) => noteOf(finding, 'open'))] }
    document = [...removed].toSorted(lastFirst).reduce(withoutPart, document)
  }
  return { document, notes }
}

const noteOf = ({ pointer, message, mend }: Finding, kind: AdoptNote['kind']): AdoptNote => ({
  kind,
  of: 'document',
  pointer,
  message,
  ...(mend !== undefined && { mend }),
})

/** Items of a list are removed from its end, so that none moves before it is. */
const lastFirst = (left: string, right: string): number => right.localeCompare(left, 'en', { numeric: true })

function withoutPart(document: CompositeDocument, pointer: string): CompositeDocument {
  const json: JsonObject = { schema: document.schema ?? {}, ui: asJson(document.ui) }
  const segments = parsePointer(pointer)
  const holderAt = pointer.slice(0, pointer.lastIndexOf('/'))
  const holder = getAt(json, holderAt)
  const changed = isJsonArray(holder)
    ? setAt(json, holderAt, holder.toSpliced(Number(segments.at(-1)), 1))
    : setAt(json, pointer, undefined)
  if (!isComposedDocument(changed)) return document
  return { ...document, ...changed }
}
