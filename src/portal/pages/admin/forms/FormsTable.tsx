import Button from '@mui/material/Button'
import type { EditableForm } from '../../../../contract/edited-form.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../renderer/tables/table-column.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { PortalLink } from '../../../ui/PortalLink.tsx'

/** The forms with where each stands, and the way to its editor. */
export function FormsTable({ forms }: { readonly forms: readonly EditableForm[] }) {
  const text = useText()
  const columns: readonly TableColumn[] = [
    { id: 'form', title: text('portal.forms.form'), width: 16 },
    { id: 'standing', title: text('portal.forms.standing'), width: 18 },
  ]
  const rows = forms.map((form) => ({
    key: form.document,
    cells: { form: form.title, standing: <Standing form={form} /> },
    actions: (
      <Button
        component={PortalLink}
        to={`/admin/forms/${form.document}`}
        aria-label={text('portal.forms.change-of', { form: form.title })}
      >
        {text('portal.forms.change')}
      </Button>
    ),
  }))
  return (
    <DataTable
      label={text('portal.forms.title')}
      columns={columns}
      rows={rows}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 1, width: 6 }}
    />
  )
}

function Standing({ form: { changes, draft, unfit } }: { readonly form: EditableForm }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      <span>{changes === 0 ? text('portal.forms.as-shipped') : text('portal.forms.changes', { count: changes })}</span>
      {draft && (
        <>
          {' '}
          <Chip>{text(draft.outdated ? 'portal.forms.draft-outdated' : 'portal.forms.draft')}</Chip>{' '}
          <span>{text('portal.forms.draft-by', { name: draft.by, at: formats.instant(draft.at) })}</span>
        </>
      )}
      {unfit && <p>{text('portal.forms.unfit')}</p>}
    </>
  )
}
