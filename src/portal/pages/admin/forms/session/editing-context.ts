import { createContext, use } from 'react'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import type { FormEditing } from './use-editing.ts'

interface EditedHere {
  readonly editing: FormEditing
  readonly form: EditedForm
}

export const EditingContext = createContext<EditedHere | undefined>(undefined)

/** The form that the editor is open for, and what is being done to it. */
export function useEdited(): EditedHere {
  const edited = use(EditingContext)
  if (!edited) throw new Error('No form is being edited: a panel was rendered outside the editor')
  return edited
}
