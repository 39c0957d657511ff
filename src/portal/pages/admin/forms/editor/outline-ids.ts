import type { FieldPath } from '../../../../../engine/editing/declared-place.ts'

/** The ids of a field's buttons in the outline: the one that opens it, and those that move it. */
export const outlineIds = (path: FieldPath) => {
  const name = path.join('.')
  return {
    open: `outline-${name}`,
    up: `outline-up-${name}`,
    down: `outline-down-${name}`,
    to: `outline-to-${name}`,
  }
}

/** The id of the button that opens a group of fields. */
export const groupButton = (id: string): string => `group-${id}`
