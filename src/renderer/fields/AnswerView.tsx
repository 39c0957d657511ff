import type { JsonValue } from '../../engine/json.ts'
import { equalJson, isJsonArray, isJsonObject } from '../../engine/json.ts'
import type { JsonPointer } from '../../engine/pointer/pointer.ts'
import type { LeafNode } from '../form/field-node.ts'
import { useFormScope } from '../form/form-scope.ts'
import { useAnswer } from '../form/use-source.ts'
import { columnSpan } from '../templates/FieldFrame.tsx'
import type { TextOf } from '../texts/texts.ts'
import { useText } from '../texts/use-text.ts'
import type { WidgetOptions } from '../widgets/widget-props.ts'

/** An answer to be read: its name above it, a dash where there is none. */
export function AnswerView({ node, pointer }: { readonly node: LeafNode; readonly pointer: JsonPointer }) {
  const { store, widgets } = useFormScope()
  const text = useText()
  const value = useAnswer(store, pointer)
  const View = widgets[node.widget]?.view
  const { schema, options } = node
  return (
    <dl className="rg-answer" style={{ gridColumn: columnSpan(options['columns']) }}>
      <dt>{node.title}</dt>
      <dd>
        {isEmpty(value) ? (
          <NoAnswer />
        ) : View === undefined ? (
          answerText(value, options, text)
        ) : (
          <View pointer={pointer} store={store} schema={schema} options={options} value={value} />
        )}
      </dd>
    </dl>
  )
}

function NoAnswer() {
  const text = useText()
  return (
    <span className="rg-no-answer">
      <span aria-hidden="true">—</span>
      <span className="rg-unseen">{text('renderer.answer.none')}</span>
    </span>
  )
}

/** How an answer reads: the label of its choice, Yes or No, else its own text; a list's items one after another. */
function answerText(value: JsonValue | undefined, options: WidgetOptions, text: TextOf): string {
  if (isJsonArray(value)) return value.map((item) => answerText(item, options, text)).join(', ')
  const choice = options.enumOptions?.find((option) => equalJson(option.value, value))
  if (choice !== undefined) return choice.label
  if (typeof value === 'boolean') return text(value ? 'renderer.yes' : 'renderer.no')
  if (isJsonObject(value)) return typeof value['name'] === 'string' ? value['name'] : ''
  return String(value)
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '' || (isJsonArray(value) && value.length === 0)
}
