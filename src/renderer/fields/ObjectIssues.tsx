import type { JsonPointer } from '../../engine/json/pointer.ts'
import { fieldId } from '../store/field-id.ts'
import { useFormScope } from '../store/form-scope.ts'
import { useSource } from '../store/use-source.ts'

/** The issues of an object or a list as a whole. */
export function ObjectIssues({ pointer }: { readonly pointer: JsonPointer }) {
  const { store, idPrefix } = useFormScope()
  const { issues } = useSource(store.stateSource(pointer))
  if (issues.length === 0) return null
  return (
    <p className="rg-error" id={`${fieldId(idPrefix, pointer)}-error`}>
      {issues.map(({ keyword, message }) => (
        <span key={`${keyword} ${message}`}>{message}</span>
      ))}
    </p>
  )
}
