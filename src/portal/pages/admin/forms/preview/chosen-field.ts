import { previewPrefix } from './preview-prefix.ts'

/** The field of a form that a control of the preview belongs to, by the control's id; undefined for any other. */
export const chosenField = (id: string, fields: readonly string[]): string | undefined =>
  fields
    .filter((name) => id === `${previewPrefix}_${name}` || id.startsWith(`${previewPrefix}_${name}_`))
    .toSorted((one, other) => other.length - one.length)[0]
