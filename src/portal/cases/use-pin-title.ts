import type { ShownPin } from '../../contract/case-question.ts'
import type { CompositeDocument } from '../../engine/document/document.ts'
import { parsePointer } from '../../engine/json/pointer.ts'
import { fieldsWithin, rootField, titleOf } from '../../engine/reading/declared-field.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useDocument } from '../forms/published-context.ts'
import { useOpenCase } from './open-case.ts'
import { pinnedFile } from './pinned-file.ts'
import { useReadParts } from './use-read-parts.ts'
import type { ReadAnswer } from './use-read-parts.ts'

/** So many columns of a table identify a record to people. */
const namingColumns = 2

/** What a question is about, as people call it. Suspends until the form is loaded. */
export function usePinTitle(pin: ShownPin): string {
  const text = useText()
  const { type } = useOpenCase()
  const document = useDocument('section' in pin ? pin.section : `cases/${type}`)
  const read = useReadParts(document)
  if (!('section' in pin)) return fieldTitle(document, pin.field)
  const title = document.page?.title ?? pin.section
  if (pin.page) {
    const name = pinnedFile(pin)?.name ?? text('portal.desk.record', { number: pin.entryNo })
    return text('portal.desk.pin-page', { title, name, page: pin.page.number })
  }
  if (document.page?.kind === 'record') return title
  const naming = pin.record ? namingTexts(document, read(pin.record)) : []
  return naming.length > 0
    ? `${title}: ${naming.join(', ')}`
    : `${title}, ${text('portal.desk.record', { number: pin.entryNo })}`
}

/** The title of a field, or of the nearest one around a place in it. */
function fieldTitle(document: CompositeDocument, pointer: string): string {
  let field = rootField(document)
  let title = pointer
  for (const name of parsePointer(pointer)) {
    const inner = fieldsWithin(document, field).get(name)
    if (inner === undefined) return title
    field = inner
    title = titleOf(name, inner)
  }
  return title
}

/** What the first columns of the section's table have for a record; those that are masked name nothing. */
function namingTexts({ page }: CompositeDocument, answers: readonly ReadAnswer[]): readonly string[] {
  const columns = page?.kind === 'collection' ? page.columns : []
  const texts = columns.flatMap(
    ({ field, masked }) =>
      (masked ? undefined : answers.find(({ key, text }) => key.endsWith(`/${field}`) && text !== ''))?.text ?? [],
  )
  return texts.slice(0, namingColumns)
}
