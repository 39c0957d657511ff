import { memo } from 'react'
import type { FormFieldProps } from '../store/form-scope.ts'
import { Part } from '../templates/Part.tsx'
import { arrayField, islandField } from './field-parts.ts'
import { FieldBoundary } from './FieldBoundary.tsx'
import { LeafField } from './LeafField.tsx'
import { ObjectField } from './ObjectField.tsx'

const waiting = <div className="rg-field rg-waiting" aria-hidden="true" />

/** Any field, rendered by its kind. */
export const FormField = memo(function FormField(props: FormFieldProps) {
  return <FieldBoundary {...props}>{drawn(props)}</FieldBoundary>
})

function drawn({ node, pointer }: FormFieldProps) {
  switch (node.kind) {
    case 'leaf':
      return <LeafField node={node} pointer={pointer} />
    case 'object':
      return <ObjectField node={node} pointer={pointer} />
    case 'array':
      return <Part of={arrayField} props={{ node, pointer }} waiting={waiting} />
    case 'island':
      return <Part of={islandField} props={{ node, pointer }} waiting={waiting} />
  }
}
