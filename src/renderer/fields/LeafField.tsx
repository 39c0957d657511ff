import { lazy, memo, Suspense } from 'react'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { LeafNode } from '../../engine/fields/field-node.ts'
import { fieldId } from '../store/field-id.ts'
import type { FieldState } from '../store/state/field-state.ts'
import { useFormScope } from '../store/form-scope.ts'
import type { FormScope } from '../store/form-scope.ts'
import { textOption } from '../../engine/reading/ui-options.ts'
import { useAnswer, useSource } from '../store/use-source.ts'
import { FieldFrame, columnSpan, describedBy } from '../templates/FieldFrame.tsx'
import type { FieldWidgetProps, WidgetDefinition } from '../store/widget-props.ts'
// A page with only forms to fill in, such as log-in, does not load the code for read-only answers.
const AnswerView = lazy(async () => ({ default: (await import('./AnswerView.tsx')).AnswerView }))

export interface LeafFieldProps {
  readonly node: LeafNode
  readonly pointer: JsonPointer
}

/** A field with one widget. It renders when its state changes, not when its answer does. */
export const LeafField = memo(function LeafField({ node, pointer }: LeafFieldProps) {
  const scope = useFormScope()
  const state = useSource(scope.store.stateSource(pointer))
  const definition = scope.widgets[node.widget]
  if (!state.visible || definition === undefined) return null
  if (scope.readOnly) return definition.frame === 'none' ? null : <Answer node={node} pointer={pointer} />
  const props = widgetProps(node, pointer, state, scope)
  const widget = definition.binding === 'store' ? <definition.component {...props} /> : bound(definition, props)
  return (
    <FieldFrame
      id={props.id}
      label={props.label}
      hideLabel={props.hideLabel}
      required={state.required}
      frame={definition.frame}
      {...explanations(node)}
      issues={state.issues}
      options={node.options}
    >
      {definition.frame === 'none' ? null : widget}
    </FieldFrame>
  )
})

function Answer({ node, pointer }: LeafFieldProps) {
  return (
    <Suspense fallback={<WaitingAnswer node={node} />}>
      <AnswerView node={node} pointer={pointer} />
    </Suspense>
  )
}

/** As high as an answer of one line, so that nothing moves when it loads. */
function WaitingAnswer({ node: { title, options } }: Pick<LeafFieldProps, 'node'>) {
  return (
    <dl className="rg-answer" style={{ gridColumn: columnSpan(options['columns']) }} aria-hidden="true">
      <dt>{title}</dt>
      <dd>{'\u00a0'}</dd>
    </dl>
  )
}

function bound(definition: WidgetDefinition, props: FieldWidgetProps) {
  return (
    <Suspense fallback={<Waiting height={definition.height} />}>
      <BoundWidget definition={definition} props={props} />
    </Suspense>
  )
}

function Waiting({ height }: { readonly height: string | undefined }) {
  const style = height === undefined ? undefined : { minHeight: height }
  return <div className="rg-control rg-waiting" style={style} aria-hidden="true" />
}

/** Renders a widget again whenever its answer changes. */
function BoundWidget({ definition, props }: { definition: WidgetDefinition; props: FieldWidgetProps }) {
  const value = useAnswer(props.store, props.pointer)
  return <definition.component {...props} value={value} />
}

function explanations({ schema, options }: LeafNode) {
  return {
    description: textOption(options, 'description') ?? textOption(schema, 'description'),
    help: textOption(options, 'help'),
    warning: textOption(options, 'warning'),
  }
}

function widgetProps(node: LeafNode, pointer: JsonPointer, state: FieldState, scope: FormScope): FieldWidgetProps {
  const { schema, options } = node
  const { store, touch } = scope
  const id = fieldId(scope.idPrefix, pointer)
  return {
    id,
    name: id,
    pointer,
    store,
    schema,
    uiSchema: node.ui,
    options,
    value: store.value(pointer),
    label: node.title,
    hideLabel: options['label'] === false,
    required: state.required,
    disabled: options['disabled'] === true || !state.enabled,
    readonly: options['readonly'] === true || schema['readOnly'] === true,
    autofocus: options['autofocus'] === true,
    multiple: schema['type'] === 'array',
    placeholder: textOption(options, 'placeholder') ?? '',
    rawErrors: state.issues.map(({ message }) => message),
    describedBy: describedBy({ id, ...explanations(node), issues: state.issues }),
    onChange: (value) => store.change(pointer, value),
    onBlur: () => touch(pointer),
    onFocus: () => {},
  }
}
