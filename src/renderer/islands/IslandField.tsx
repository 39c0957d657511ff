import type { FormFieldProps } from '../form/form-scope.ts'

export default function IslandField(_props: FormFieldProps) {
  return null
}
