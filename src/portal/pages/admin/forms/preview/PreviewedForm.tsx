import { AlertBanner } from '../../../../../renderer/feedback/AlertBanner.tsx'
import { RegaliaForm } from '../../../../../renderer/form/RegaliaForm.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { usePreviewOptions } from './preview-options.ts'
import { previewPrefix } from './preview-prefix.ts'
import { usePreviewContext } from './use-preview-context.ts'
import { usePreviewedForm } from './use-previewed-form.ts'
import { usePreviewedStore } from './use-previewed-store.ts'

/** The edited form, drawn and checked as it would be for members. What was typed into it stays with every edit. */
export function PreviewedForm() {
  const text = useText()
  const context = usePreviewContext()
  const { seenBy } = usePreviewOptions()
  const { form, drawing, problem } = usePreviewedForm()
  const store = usePreviewedStore(form, drawing, context)
  return (
    <>
      {problem !== undefined && <AlertBanner kind="warning">{problem}</AlertBanner>}
      <RegaliaForm
        // Not by its validator: that comes later, and what is being filled in would lose the focus.
        key={`${drawing} ${seenBy?.Code}`}
        form={form}
        context={context}
        store={store}
        idPrefix={previewPrefix}
        hideTitle
        submitLabel={text('portal.editor.try')}
        onSubmit={accepted}
      />
    </>
  )
}

/** Nothing is sent: trying a form shows its messages. */
const accepted = async () => []
