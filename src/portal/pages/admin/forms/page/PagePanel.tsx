import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { columnList, fieldsWithoutColumn } from '../../../../../engine/editing/column-fields.ts'
import { actionList } from '../../../../../engine/editing/edits/row-actions.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useEdited } from '../session/editing-context.ts'
import { AddActionDialog } from './AddActionDialog.tsx'
import { AddColumnDialog } from './AddColumnDialog.tsx'
import type { PageList } from './item-ids.ts'
import { PageItems } from './PageItems.tsx'
import { PageProperties } from './PageProperties.tsx'
import { RemoveSection } from './RemoveSection.tsx'

interface PagePanelProps {
  readonly onChoose: (list: PageList, id: string) => void
  readonly onServer: (form: EditedForm) => void
}

/**
 * What a section's page shows: the columns of its table and the actions on its records in their order, if it has any,
 * and what concerns all of it.
 */
export function PagePanel({ onChoose, onServer }: PagePanelProps) {
  const text = useText()
  const { editing, form } = useEdited()
  const { document } = editing
  const canAddColumn = fieldsWithoutColumn(document).length > 0
  return (
    <>
      {document.page?.kind === 'collection' && (
        <>
          <PageItems
            kind="column"
            title={text('portal.editor.columns')}
            list={columnList}
            onChoose={(id) => onChoose('column', id)}
            {...(canAddColumn && {
              adding: {
                label: text('portal.editor.add-column'),
                Dialog: AddColumnDialog,
              },
            })}
          />
          <PageItems
            kind="action"
            title={text('portal.editor.actions')}
            list={actionList}
            onChoose={(id) => onChoose('action', id)}
            adding={{
              label: text('portal.editor.add-action'),
              Dialog: AddActionDialog,
            }}
          />
        </>
      )}
      <PageProperties />
      {form.own === 'published' && form.removed !== true && <RemoveSection onServer={onServer} />}
    </>
  )
}
