import { escapeSegment } from '../../../engine/json/pointer.ts'
import { readAge } from '../../../engine/reading/read-age.ts'
import { readingWords } from '../../../engine/reading/reading.ts'
import { fieldId } from '../../store/field-id.ts'
import { useFormScope } from '../../store/form-scope.ts'
import { useAnswer } from '../../store/use-source.ts'
import { useText } from '../../texts/use-text.ts'
import { NoAnswer } from '../NoAnswer.tsx'
import type { ElementProps } from './element-props.ts'

/** The age today of a person born on the date in another field. It is announced when that changes. */
export function AgeElement({ element: { id, title, of = '' }, pointer }: ElementProps) {
  const { store, idPrefix, readOnly } = useFormScope()
  const text = useText()
  const born = useAnswer(store, `${pointer}/${escapeSegment(of)}`)
  const age = readAge(born, { context: store.context, words: readingWords(text) })
  const shown = age === '' ? <NoAnswer /> : age
  if (readOnly) {
    return (
      <dl className="rg-answer">
        <dt>{title}</dt>
        <dd>{shown}</dd>
      </dl>
    )
  }
  const labelId = `${fieldId(idPrefix, pointer)}-element-${id}`
  return (
    <div className="rg-element rg-age">
      <span className="rg-label" id={labelId}>
        {title}
      </span>
      <output aria-labelledby={labelId}>{shown}</output>
    </div>
  )
}
