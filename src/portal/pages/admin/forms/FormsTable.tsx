import { useState } from 'react'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { EditableForm } from '../../../../contract/edited-form.ts'
import { editedKinds } from '../../../../engine/editing/editable-parts.ts'
import { Chip } from '../../../../renderer/feedback/Chip.tsx'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { DataTable } from '../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../renderer/tables/table-column.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { useTitle } from '../../../language/use-title.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { PortalLink } from '../../../ui/PortalLink.tsx'

interface FormsTableProps {
  readonly forms: readonly EditableForm[]
}

/**
 * What may be changed, by what it is, with where each stands and the way to its editor; found by its title, or by
 * anything that it says or names.
 */
export function FormsTable({ forms }: FormsTableProps) {
  const text = useText()
  const title = useTitle()
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLocaleLowerCase()
  const { data = [] } = useCall(
    wanted.length < 2 ? null : `admin/forms/search?words=${encodeURIComponent(wanted.slice(0, 100))}`,
    { keepPreviousData: true, revalidateOnFocus: false },
  )
  const inside = new Map(wanted.length < 2 ? [] : data.map(({ document, texts }) => [document, texts]))
  const isCalled = (form: EditableForm) => `${title(form.title)} ${form.document}`.toLocaleLowerCase().includes(wanted)
  const found = forms.filter((form) => isCalled(form) || inside.has(form.document))
  return (
    <Groups>
      <TextField
        type="search"
        size="small"
        label={text('portal.forms.seek')}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <output className="rg-unseen">{text('portal.forms.found', { count: found.length })}</output>
      {found.length === 0 && (
        <Card>
          <EmptyState title={text('portal.forms.nothing')} text={text('portal.forms.nothing-text')} />
        </Card>
      )}
      {editedKinds.map((kind) => {
        const ofKind = found.filter((form) => form.kind === kind)
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-labelledby={`forms-${kind}`}>
              <h2 id={`forms-${kind}`}>{text(`portal.forms.kind.${kind}`)}</h2>
              <Card>
                <FormRows label={text(`portal.forms.kind.${kind}`)} forms={ofKind} inside={inside} />
              </Card>
            </section>
          )
        )
      })}
    </Groups>
  )
}

interface FormRowsProps extends FormsTableProps {
  readonly label: string
  /** The texts by which a document was found. */
  readonly inside: ReadonlyMap<string, readonly string[]>
}

function FormRows({ label, forms, inside }: FormRowsProps) {
  const text = useText()
  const title = useTitle()
  const columns: readonly TableColumn[] = [
    { id: 'form', title: text('portal.forms.form'), width: 16 },
    { id: 'standing', title: text('portal.forms.standing'), width: 18 },
  ]
  const rows = forms.map((form) => ({
    key: form.document,
    cells: {
      form: <FoundForm title={title(form.title)} texts={inside.get(form.document) ?? []} />,
      standing: <Standing form={form} />,
    },
    actions: (
      <Button
        component={PortalLink}
        to={`/admin/forms/${form.document}`}
        aria-label={text('portal.forms.change-of', { form: title(form.title) })}
      >
        {text('portal.forms.change')}
      </Button>
    ),
  }))
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 1, width: 6 }}
    />
  )
}

function FoundForm({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  const text = useText()
  const shown = texts.filter((one) => one !== title).map((one) => text('portal.forms.quoted', { text: shortened(one) }))
  return (
    <>
      {title}
      {shown.length > 0 && (
        <Typography variant="caption" component="div" color="textSecondary">
          <BreakableText>{text('portal.forms.inside', { texts: shown.join(', ') })}</BreakableText>
        </Typography>
      )}
    </>
  )
}

/** As many characters of a text as say what it is. */
const mostShown = 60

const shortened = (text: string): string => (text.length > mostShown ? `${text.slice(0, mostShown).trimEnd()}…` : text)

function Standing({ form: { own, changes, draft, unfit, open } }: { readonly form: EditableForm }) {
  const text = useText()
  const formats = useFormats()
  return (
    <>
      <span>{changes === 0 ? text(unchanged(own)) : text('portal.forms.changes', { count: changes })}</span>
      {draft && (
        <>
          {' '}
          <Chip>{text(draft.outdated ? 'portal.forms.draft-outdated' : 'portal.forms.draft')}</Chip>{' '}
          <span>{text('portal.forms.draft-by', { name: draft.by, at: formats.instant(draft.at) })}</span>
        </>
      )}
      {unfit && (
        <p>
          <Chip>{open === 0 ? text('portal.forms.decided') : text('portal.forms.open', { count: open })}</Chip>{' '}
          {text('portal.forms.unfit')}
        </p>
      )}
    </>
  )
}

const unchanged = (own: EditableForm['own']) => {
  if (own === undefined) return 'portal.forms.as-shipped'
  return own === 'new' ? 'portal.forms.own-new' : 'portal.forms.own'
}

const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > .MuiTextField-root': { maxWidth: 420, width: '100%' },
  '& h2': { ...theme.typography.h4, margin: theme.spacing(0, 0, 1) },
}))
