import type { DocumentUse } from '../../../../../contract/edited-form.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useEdited } from '../session/editing-context.ts'

/** Where the document that is edited is used, in what is in force; undefined until that is known. */
export function useUses(): readonly DocumentUse[] | undefined {
  const { form } = useEdited()
  return useCall(`admin/forms/uses?document=${encodeURIComponent(form.document)}`, { revalidateOnFocus: false }).data
}
