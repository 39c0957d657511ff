import type { FieldPath, DeclaredPlace } from '../../../../../engine/editing/declared-place.ts'

/** What every property of a field is given. */
export interface PropertyProps {
  readonly path: FieldPath
  readonly place: DeclaredPlace
}
