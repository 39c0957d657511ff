import { Component } from 'react'
import type { ReactNode } from 'react'
import { fieldId } from '../store/field-id.ts'
import { useFormScope } from '../store/form-scope.ts'
import type { FormFieldProps } from '../store/form-scope.ts'
import { columnSpan } from '../templates/FieldFrame.tsx'
import { useText } from '../texts/use-text.ts'

export interface FieldBoundaryProps extends FormFieldProps {
  readonly children: ReactNode
}

/** Keeps an error in one field from breaking the form: a message replaces that field alone. */
export class FieldBoundary extends Component<FieldBoundaryProps, { readonly failed?: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true }
  }

  override state = { failed: false }

  override render() {
    return this.state.failed ? <BrokenField {...this.props} /> : this.props.children
  }
}

function BrokenField({ node, pointer }: FormFieldProps) {
  const text = useText()
  const id = fieldId(useFormScope().idPrefix, pointer)
  return (
    <div className="rg-field" data-field={id} style={{ gridColumn: columnSpan(node.options['columns']) }}>
      <p className="rg-label">{node.title}</p>
      <output className="rg-warning">{text('renderer.field.broken', { field: node.title })}</output>
    </div>
  )
}
