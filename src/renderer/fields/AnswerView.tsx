import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { formatPointer, parsePointer } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import { isTextOfOther } from '../../engine/reading/other-choices.ts'
import { readValue } from '../../engine/reading/read-value.ts'
import { readingWords } from '../../engine/reading/reading.ts'
import type { LeafNode } from '../../engine/fields/field-node.ts'
import { useFormScope } from '../store/form-scope.ts'
import { useAnswer } from '../store/use-source.ts'
import { columnSpan } from '../templates/FieldFrame.tsx'
import { Part } from '../templates/Part.tsx'
import { useLanguage, useText } from '../texts/use-text.ts'
import { NoAnswer } from './NoAnswer.tsx'

/**
 * A read-only answer: its name above it, a dash where there is none. What was typed for "Other" stands at its choice.
 */
export function AnswerView({ node, pointer }: { readonly node: LeafNode; readonly pointer: JsonPointer }) {
  const { store, widgets } = useFormScope()
  const [text, language] = [useText(), useLanguage()]
  const value = useAnswer(store, pointer)
  const View = widgets[node.widget]?.view
  const { schema, options } = node
  const { context, form } = store
  const row = store.value(formatPointer(parsePointer(pointer).slice(0, -1)))
  if (isTextOfOther(form.plan.otherChoices, pointer)) return null
  return (
    <dl className="rg-answer" style={{ gridColumn: columnSpan(options['columns']) }}>
      <dt>{node.title}</dt>
      <dd>
        {isEmpty(value) ? (
          <NoAnswer />
        ) : View === undefined ? (
          readValue(
            value,
            node,
            { document: form.document, context, answers: store.answers, language, words: readingWords(text) },
            row,
          )
        ) : (
          <Part of={View} props={{ pointer, store, schema, options, value }} />
        )}
      </dd>
    </dl>
  )
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (isJsonArray(value) && value.length === 0)
}
