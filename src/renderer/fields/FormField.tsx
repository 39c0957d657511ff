import { lazy, memo, Suspense } from 'react'
import type { FormFieldProps } from '../store/form-scope.ts'
import { ArrayField } from './ArrayField.tsx'
import { FieldBoundary } from './FieldBoundary.tsx'
import { LeafField } from './LeafField.tsx'
import { ObjectField } from './ObjectField.tsx'

const IslandField = lazy(() => import('../islands/IslandField.tsx'))

/** Any field, by what it is made of. */
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
      return <ArrayField node={node} pointer={pointer} />
    case 'island':
      return (
        <Suspense fallback={<div className="rg-field rg-waiting" aria-hidden="true" />}>
          <IslandField node={node} pointer={pointer} />
        </Suspense>
      )
  }
}
