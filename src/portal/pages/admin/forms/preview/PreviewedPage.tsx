import { isJsonObject } from '../../../../../engine/json/json.ts'
import { CollectionPage } from '../../../../../renderer/pages/CollectionPage.tsx'
import { PageHeader } from '../../../../../renderer/pages/PageHeader.tsx'
import { useEdited } from '../session/editing-context.ts'
import { PreviewedForm } from './PreviewedForm.tsx'
import { usePreviewContext } from './use-preview-context.ts'
import { usePreviewedForm } from './use-previewed-form.ts'

/** The page of the edited form as members would see it: with a few made-up records, or the form below its heading. */
export function PreviewedPage() {
  const { form: edited } = useEdited()
  const context = usePreviewContext()
  const { form } = usePreviewedForm()
  const { page } = form.document
  if (page?.kind === 'collection') {
    return (
      <CollectionPage
        // What the user of a table chooses, such as its order, is of the table as it is declared.
        key={JSON.stringify([page.columns, page.as])}
        {...{ form, page, context }}
        name={`preview/${edited.document}`}
        records={edited.samples.filter(isJsonObject)}
        onSave={keepNothing}
        onRemove={removeNothing}
        onExport={() => {}}
      />
    )
  }
  return (
    <>
      {page?.kind === 'record' && <PageHeader title={page.title} description={page.description} />}
      <PreviewedForm />
    </>
  )
}

const keepNothing = async () => []

const removeNothing = async () => {}
