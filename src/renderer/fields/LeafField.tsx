import { memo } from 'react'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { LeafNode } from '../../engine/fields/field-node.ts'
import { fieldId } from '../store/field-id.ts'
import type { FieldState } from '../store/state/field-state.ts'
import { useFormScope } from '../store/form-scope.ts'
import type { FormScope } from '../store/form-scope.ts'
import { textOption } from '../../engine/reading/ui-options.ts'
import { useAnswer, useSource } from '../store/use-source.ts'
import { FieldFrame, columnSpan, describedBy } from '../templates/FieldFrame.tsx'
import { Part } from '../templates/Part.tsx'
import { answerView } from './field-parts.ts'
import type { FieldWidgetProps, WidgetDefinition } from '../store/widget-props.ts'

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
  if (scope.readOnly) {
    if (definition.frame === 'none') return null
    return <Part of={answerView} props={{ node, pointer }} waiting={<WaitingAnswer node={node} />} />
  }
  const props = widgetProps(node, pointer, state, scope)
  const Widget = definition.binding === 'store' ? WidgetPart : BoundWidget
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
      {definition.frame === 'none' ? null : <Widget definition={definition} props={props} />}
    </FieldFrame>
  )
})

/** As high as an answer of one line, so that nothing moves when it loads. */
function WaitingAnswer({ node: { title, options } }: Pick<LeafFieldProps, 'node'>) {
  return (
    <dl className="rg-answer" style={{ gridColumn: columnSpan(options['columns']) }} aria-hidden="true">
      <dt>{title}</dt>
      <dd>{'\u00a0'}</dd>
    </dl>
  )
}

interface WidgetPartProps {
  readonly definition: WidgetDefinition
  readonly props: FieldWidgetProps
}

function WidgetPart({ definition: { component, height }, props }: WidgetPartProps) {
  return <Part of={component} props={props} waiting={<Waiting height={height} />} />
}

function Waiting({ height }: { readonly height: string | undefined }) {
  const style = height === undefined ? undefined : { minHeight: height }
  return <div className="rg-control rg-waiting" style={style} aria-hidden="true" />
}

/** Renders a widget again whenever its answer changes. */
function BoundWidget({ definition, props }: WidgetPartProps) {
  const value = useAnswer(props.store, props.pointer)
  return <WidgetPart definition={definition} props={{ ...props, value }} />
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
