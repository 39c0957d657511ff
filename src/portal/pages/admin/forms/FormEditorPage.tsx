import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { EditedForm } from '../../../../contract/edited-form.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { FormSkeleton } from '../../../forms/FormSkeleton.tsx'
import { useTitle } from '../../../language/use-title.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { DeclarationEditor } from './editor/DeclarationEditor.tsx'
import { FormEditor } from './editor/FormEditor.tsx'
import { isFormKind } from './parts/part-paths.ts'

/** The first sentence about a form; other documents are opened part by part. */
const leads = {
  section: 'portal.editor.lead',
  form: 'portal.editor.lead-form',
  entrance: 'portal.editor.lead-entrance',
} as const satisfies Partial<Record<EditedForm['kind'], string>>

const leadOf = (kind: EditedForm['kind']) => (isFormKind(kind) ? leads[kind] : 'portal.editor.lead-parts')

/** Changes one form or other document of the organisation, which only publishing shows to members (ADM-05). */
export function FormEditorPage() {
  const text = useText()
  const title = useTitle()
  const { kind = '', name = '' } = useParams()
  const { data, error, isValidating, mutate } = useCall(
    `admin/forms/form?document=${encodeURIComponent(`${kind}/${name}`)}`,
    {
      revalidateOnFocus: false,
    },
  )
  // What was read before may be old. Editing goes on from what it began with; what the server answers to a save takes
  // its place.
  const [held, setHeld] = useState<EditedForm>()
  if (data && !isValidating && held?.document !== data.document) setHeld(data)
  const onServer = (form: EditedForm) => {
    setHeld(form)
    void mutate(form, { revalidate: false })
  }
  if (error && !held) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (held?.document !== `${kind}/${name}`) {
    return (
      <>
        <PageHeading title={text('portal.forms.title')} />
        <FormSkeleton fields={8} />
      </>
    )
  }
  const Editor = isFormKind(held.kind) ? FormEditor : DeclarationEditor
  return (
    <>
      <PageHeading title={title(held.title)} lead={text(leadOf(held.kind))} />
      <Editor key={held.document} form={held} onServer={onServer} />
    </>
  )
}
