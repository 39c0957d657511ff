import { lazy, memo, Suspense } from 'react'
import type { FormFieldProps } from '../store/form-scope.ts'
import { FieldBoundary } from './FieldBoundary.tsx'
import { LeafField } from './LeafField.tsx'
import { ObjectField } from './ObjectField.tsx'

/** Log-in has no lists, so it does not load their code. */
const ArrayField = lazy(async () => ({ default: (await import('./ArrayField.tsx')).ArrayField }))
const IslandField = lazy(() => import('../islands/IslandField.tsx'))

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
      return (
        <Suspense fallback={waiting}>
          <ArrayField node={node} pointer={pointer} />
        </Suspense>
      )
    case 'island':
      return (
        <Suspense fallback={waiting}>
          <IslandField node={node} pointer={pointer} />
        </Suspense>
      )
  }
}
